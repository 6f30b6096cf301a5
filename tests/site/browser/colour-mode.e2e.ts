import type {Page} from '@playwright/test';
import {identity} from '../../../src/site/identity';
import {holdBack} from '../support/hold-back';
import {isLive, open} from '../support/live';
import {themeKey} from '../support/theme-key';
import {expect, test} from '../support/test';
import {at, pathTo} from '../support/path-to';
import {
  closeButton,
  colourSwitch,
  footerLink,
  hasSwitch,
  heading,
  html,
  menuButton,
  siteScripts,
} from './page';

type Mode = 'dark' | 'light' | 'system';

const {defaultMode = 'light', respectPrefersColorScheme: follows = false} =
  identity.colourMode ?? {};

/** What the switch leads through, in this order. */
const modes: Mode[] = follows ? ['system', 'light', 'dark'] : ['light', 'dark'];
const initial: Mode = follows ? 'system' : defaultMode;
const after = (mode: Mode) => modes[(modes.indexOf(mode) + 1) % modes.length]!;

/** The colours of a mode where the system prefers dark or, as in most tests, light. */
const coloursOf = (mode: Mode, system: 'dark' | 'light' = 'light') =>
  mode === 'system' ? system : mode;

/** Presses the switch, which is in the navbar of a wide window and in the menu of a narrow one, until a mode is on. */
async function switchTo(page: Page, to: Mode, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await menuButton(page).click();
  }
  const says = (mode: Mode) =>
    expect(colourSwitch(page)).toHaveAccessibleName(
      mode === 'system' ? /currently following the system/ : new RegExp(`currently ${mode} mode`),
    );
  await says(modes.find((mode) => after(mode) === to)!);
  await colourSwitch(page).click();
  await says(to);
  if (isMobile) {
    await closeButton(page).click();
  }
}

/** How bright the text is: 0 for black, 255 for white. */
const brightness = (page: Page) =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).color)![0]));

async function looks(page: Page, mode: 'dark' | 'light'): Promise<void> {
  await expect(html(page)).toHaveAttribute('data-theme', mode);
  if (mode === 'dark') {
    await expect.poll(() => brightness(page)).toBeGreaterThan(200);
  } else {
    await expect.poll(() => brightness(page)).toBeLessThan(80);
  }
}

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), themeKey);

test(
  'a page opens in the colours of the site, or of the system where it is respected, and stores nothing',
  {tag: '@desktop'},
  async ({page}) => {
    await page.goto(at('/'));
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme});
      await looks(page, coloursOf(initial, colorScheme));
      await page.reload();
      await looks(page, coloursOf(initial, colorScheme));
    }
    expect(await stored(page)).toBeNull();
  },
);

test('each press of the switch leads to the next mode, says so, and the choice stays', async ({
  page,
  isMobile,
}) => {
  test.skip(!hasSwitch, 'This site has no switch.');
  await open(page, at('/'));
  for (let mode = after(initial), rest = modes.length; rest > 0; rest--, mode = after(mode)) {
    await switchTo(page, mode, isMobile);
    await looks(page, coloursOf(mode));
    expect(await stored(page)).toBe(mode === 'system' ? null : mode);
    await page.reload();
    await isLive(page);
    await looks(page, coloursOf(mode));
  }
  await switchTo(page, after(initial), isMobile);
  await footerLink(page, at('/legal-notices/')).click();
  await expect(heading(page)).toHaveText('Legal notices');
  await looks(page, coloursOf(after(initial)));
  await page.goto(pathTo.archive);
  await looks(page, coloursOf(after(initial)));
});

test(
  'a stored choice is on before the scripts of the site arrive',
  {tag: '@desktop'},
  async ({page}) => {
    test.skip(!hasSwitch, 'This site has no switch.');
    const choice = coloursOf(initial) === 'dark' ? 'light' : 'dark';
    await page.addInitScript(
      ([key, value]) => {
        localStorage.setItem(key!, value!);
      },
      [themeKey, choice],
    );
    const scripts = await holdBack(page, siteScripts);
    await page.goto(at('/'), {waitUntil: 'commit'});
    await expect(heading(page)).toBeVisible();
    await looks(page, choice);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    scripts.release();
    await isLive(page);
    await looks(page, choice);
  },
);

test.describe('a browser that refuses storage', () => {
  test.use({expectedProblems: [/console warning: Docusaurus browser storage is not available/]});

  test('still switches, and forgets with the next load', {tag: '@desktop'}, async ({page}) => {
    test.skip(!hasSwitch, 'This site has no switch.');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await open(page, at('/'));
    await looks(page, coloursOf(initial));
    const next = after(initial);
    await switchTo(page, next, false);
    await looks(page, coloursOf(next));
    await footerLink(page, at('/legal-notices/')).click();
    await expect(heading(page)).toHaveText('Legal notices');
    await looks(page, coloursOf(next));
    await page.reload();
    await looks(page, coloursOf(initial));
  });
});
