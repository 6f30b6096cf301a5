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
  heading,
  html,
  menuButton,
  siteScripts,
} from './page';

/** Presses the switch, which is in the navbar of a wide window and in the menu of a narrow one. */
async function switchMode(page: Page, to: 'dark' | 'light', isMobile: boolean): Promise<void> {
  if (isMobile) {
    await menuButton(page).click();
  }
  const from = to === 'dark' ? 'light' : 'dark';
  await expect(colourSwitch(page)).toHaveAccessibleName(new RegExp(`currently ${from} mode`));
  await colourSwitch(page).click();
  await expect(colourSwitch(page)).toHaveAccessibleName(new RegExp(`currently ${to} mode`));
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

// The sites of tests/product/fixtures have other settings.
test.skip(identity.colourMode !== undefined, 'The owner chose otherwise');

test(
  'a system that prefers dark opens the site in light, and stores nothing',
  {tag: '@desktop'},
  async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto(at('/'));
    await looks(page, 'light');
    expect(await stored(page)).toBeNull();
  },
);

test('the switch leads to dark and back, says so, and the choice stays', async ({
  page,
  isMobile,
}) => {
  await open(page, at('/'));
  await switchMode(page, 'dark', isMobile);
  await looks(page, 'dark');
  expect(await stored(page)).toBe('dark');

  await page.reload();
  await looks(page, 'dark');
  await footerLink(page, at('/legal-notices/')).click();
  await expect(heading(page)).toHaveText('Legal notices');
  await looks(page, 'dark');

  await isLive(page);
  await switchMode(page, 'light', isMobile);
  await looks(page, 'light');
  expect(await stored(page)).toBe('light');
  await page.goto(pathTo.archive);
  await looks(page, 'light');
});

test(
  'a stored choice is on before the scripts of the site arrive',
  {tag: '@desktop'},
  async ({page}) => {
    await page.addInitScript((key) => {
      localStorage.setItem(key, 'dark');
    }, themeKey);
    const scripts = await holdBack(page, siteScripts);
    await page.goto(at('/'), {waitUntil: 'commit'});
    await expect(heading(page)).toBeVisible();
    await looks(page, 'dark');
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    scripts.release();
    await isLive(page);
    await looks(page, 'dark');
  },
);

test.describe('a browser that refuses storage', () => {
  test.use({expectedProblems: [/console warning: Docusaurus browser storage is not available/]});

  test('still switches, and forgets with the next load', {tag: '@desktop'}, async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await open(page, at('/'));
    await looks(page, 'light');
    await switchMode(page, 'dark', false);
    await looks(page, 'dark');
    await footerLink(page, at('/legal-notices/')).click();
    await expect(heading(page)).toHaveText('Legal notices');
    await looks(page, 'dark');
    await page.reload();
    await looks(page, 'light');
  });
});
