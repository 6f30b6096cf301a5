import type {Page} from '@playwright/test';
import {holdBack} from '../hold-back';
import {isLive, open} from '../live';
import {forEachOf} from '../steps';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {footerLink, heading, menuButton, siteScripts} from './page';
import {posts} from './site';

const toggle = (page: Page) =>
  page.getByRole('button', {name: /^Switch between dark and light mode/});

/** Presses the toggle, which is in the navbar of a wide window and in the menu of a narrow one. */
async function switchMode(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await menuButton(page).click();
  }
  await toggle(page).click();
  if (isMobile) {
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
  }
}

/** How bright the text is: 0 for black, 255 for white. */
const brightness = (page: Page) =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).color)![0]));

async function looks(page: Page, mode: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  if (mode === 'dark') {
    await expect.poll(() => brightness(page)).toBeGreaterThan(200);
  } else {
    await expect.poll(() => brightness(page)).toBeLessThan(80);
  }
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`a system that prefers ${colorScheme}`, () => {
    test.use({colorScheme});

    test('opens the site in light, and stores nothing', {tag: '@desktop'}, async ({page}) => {
      await open(page, '/');
      await looks(page, 'light');
      expect(await stored(page)).toBeNull();
    });
  });
}

test('the toggle switches to dark and back, and the choice stays', async ({page, isMobile}) => {
  await open(page, '/');
  await switchMode(page, isMobile);
  await looks(page, 'dark');
  expect(await stored(page)).toBe('dark');

  await page.reload();
  await looks(page, 'dark');
  await footerLink(page, pathTo.archive).click();
  await expect(heading(page)).toHaveText('Archive');
  await looks(page, 'dark');

  await switchMode(page, isMobile);
  await looks(page, 'light');
  expect(await stored(page)).toBe('light');
  await open(page, pathTo.archive);
  await looks(page, 'light');
});

test('the toggle says which mode is on', async ({page, isMobile}) => {
  await open(page, '/');
  if (isMobile) {
    await menuButton(page).click();
  }
  for (const mode of ['light', 'dark', 'light']) {
    await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
    await toggle(page).click();
  }
});

for (const mode of ['dark', 'light'] as const) {
  test(
    `a stored choice of ${mode} is on before the scripts of the site arrive`,
    {tag: '@desktop'},
    async ({page}) => {
      await page.addInitScript((choice) => {
        localStorage.setItem('theme', choice);
      }, mode);
      const scripts = await holdBack(page, siteScripts);
      await page.goto('/', {waitUntil: 'commit'});
      await expect(heading(page)).toBeVisible();
      await looks(page, mode);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      scripts.release();
      await isLive(page);
      await looks(page, mode);
    },
  );
}

test.describe('a browser that refuses storage', () => {
  test.use({expectedProblems: [/console warning: Docusaurus browser storage is not available/]});

  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
  });

  test(
    'still switches, and forgets with the next load',
    {tag: '@desktop'},
    async ({page, isMobile}) => {
      await open(page, '/');
      await looks(page, 'light');
      await switchMode(page, isMobile);
      await looks(page, 'dark');
      await footerLink(page, pathTo.archive).click();
      await expect(heading(page)).toHaveText('Archive');
      await looks(page, 'dark');
      await page.reload();
      await looks(page, 'light');
    },
  );

  test('every page is read as any other', {tag: '@desktop'}, async ({page}) => {
    await forEachOf([pathTo.tags, '/legal-notices/', posts.at(-1)!.path], String, async (path) => {
      await open(page, path);
      await expect(heading(page)).toBeVisible();
      await footerLink(page, pathTo.archive).click();
      await expect(heading(page)).toHaveText('Archive');
    });
  });
});
