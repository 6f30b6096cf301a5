import type {Page} from '@playwright/test';
import {identity} from '../../../src/site/identity';
import {holdBack} from '../hold-back';
import {isLive} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {heading, main, menuButton, rgb, siteScripts} from '../published/page';
import {posts, word} from '../published/site';

/** Opens a page whose scripts are still loading. */
async function openEarly(page: Page, path: string) {
  const scripts = await holdBack(page, siteScripts);
  await page.goto(path, {waitUntil: 'commit'});
  await expect(heading(page)).toBeVisible();
  await scripts.holdsSome();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return scripts;
}

test.describe('before the page is live', () => {
  test(
    'the colour switch works at once, and goes on working',
    {tag: '@desktop'},
    async ({page}) => {
      const scripts = await openEarly(page, '/');
      const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/});
      const theme = page.locator('html');
      await toggle.click();
      await expect(theme).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('body')).toHaveCSS('color', rgb(identity.colours.night.ink));
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await page.keyboard.press('Enter');
      await expect(theme).toHaveAttribute('data-theme', 'light');
      await page.keyboard.press('Space');
      await expect(theme).toHaveAttribute('data-theme', 'dark');

      scripts.release();
      await isLive(page);
      await expect(toggle).toHaveAccessibleName(/currently dark mode/);
      await expect(toggle).toBeFocused();
      await expect(theme).toHaveAttribute('data-theme', 'dark');
      await toggle.click();
      await expect(theme).toHaveAttribute('data-theme', 'light');
      await expect(toggle).toHaveAccessibleName(/currently light mode/);
    },
  );

  for (const [wish, presses] of [
    ['a press', 1],
    ['an impatient second press', 2],
  ] as const) {
    test(
      `${wish} of the menu button opens the menu as soon as there is one`,
      {tag: '@phone'},
      async ({page}) => {
        const scripts = await openEarly(page, '/');
        for (let press = 0; press < presses; press++) {
          await menuButton(page).click();
        }
        scripts.release();
        await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
        await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
      },
    );
  }

  for (const key of ['/', 'Control+k']) {
    test(
      `${key} opens the search as soon as there is one, with what was typed since`,
      {tag: '@desktop'},
      async ({page}) => {
        const scripts = await openEarly(page, '/');
        await page.keyboard.press(key);
        await page.keyboard.type(word.slice(0, 4));
        scripts.release();
        const field = page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox');
        await expect(field).toHaveValue(word.slice(0, 4));
        await expect(field).toBeFocused();
        await page.keyboard.type(word.slice(4));
        await expect(field).toHaveValue(word);
        await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      },
    );
  }

  test(
    'on the search page, its key and what was typed since go into the field',
    {tag: '@desktop'},
    async ({page}) => {
      const scripts = await openEarly(page, pathTo.search);
      await page.keyboard.press('/');
      await page.keyboard.type(word.slice(0, 4));
      scripts.release();
      const field = main(page).getByRole('searchbox');
      await expect(field).toHaveValue(word.slice(0, 4));
      await expect(field).toBeFocused();
      await page.keyboard.type(word.slice(4));
      await expect(field).toHaveValue(word);
      await expect(main(page).getByRole('status')).toHaveText(/^(?:One result|\d+ results)/);
    },
  );

  test('a year that is chosen is searched for', async ({page}) => {
    const year = posts[0]!.path.slice(1, 5);
    const scripts = await openEarly(page, pathTo.search);
    await page.getByLabel('Year').selectOption(year);
    scripts.release();
    await isLive(page);
    await expect(page).toHaveURL(`${pathTo.search}?year=${year}`);
    await expect(page.getByLabel('Year')).toHaveValue(year);
  });

  test('a link leads to its page', async ({page}) => {
    await openEarly(page, '/');
    await main(page).getByRole('link', {name: posts[0]!.title, exact: true}).first().click();
    await expect(heading(page)).toHaveText(posts[0]!.title);
  });

  test('what is typed into the search is searched for', async ({page}) => {
    const scripts = await openEarly(page, pathTo.search);
    await page.getByRole('searchbox').fill(word);
    scripts.release();
    await isLive(page);
    await expect(page.getByRole('searchbox')).toHaveValue(word);
    // Without a query, posts are “found” too.
    await expect(main(page).getByRole('status')).toHaveText(/^(?:One result|\d+ results)/);
  });
});
