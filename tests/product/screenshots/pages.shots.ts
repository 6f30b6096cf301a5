import {join} from 'node:path';
import {test, type Page} from '@playwright/test';
import {open} from '../../site/support/live';
import {menuButton, searchDialog} from '../../site/browser/page';
import {posts, routes, word} from '../../site/support/site';
import {folder} from './playwright.config';

/** Which list a page is, such as `tags`, if it is one of several. */
const kindOf = (path: string) => /^\/([^/]+)\/[^/]+\/$/.exec(path)?.[1];

/** Each post, and one page of every other kind, with how it is prepared for its screenshot. */
const pages: Array<{path: string; name?: string; prepare?: (page: Page) => Promise<void>}> = [
  ...routes.filter(
    ({path}, index) =>
      kindOf(path) === undefined ||
      routes.findIndex((one) => kindOf(one.path) === kindOf(path)) === index,
  ),
  {path: '/nowhere/'},
  {
    path: '/',
    name: 'search-dialog',
    prepare: async (page) => {
      await page.getByRole('link', {name: 'Search', exact: true}).click();
      await searchDialog(page).getByRole('searchbox').fill(word);
      await page.waitForTimeout(1500);
    },
  },
  {
    path: '/',
    name: 'menu',
    prepare: async (page) => {
      if (await menuButton(page).isVisible()) {
        await menuButton(page).click();
        await page.waitForTimeout(500);
      }
    },
  },
];

for (const width of [390, 820, 1280, 1920]) {
  for (const mode of ['light', 'dark']) {
    test.describe(`${width} px, ${mode}`, () => {
      test.use({viewport: {width, height: Math.round(width < 600 ? 844 : width * 0.625)}});

      for (const {
        path,
        name = path.slice(1, -1).replaceAll('/', '-') || 'list',
        prepare,
      } of pages) {
        test(name, async ({page}) => {
          await page.addInitScript((theme) => {
            localStorage.setItem('theme', theme);
          }, mode);
          await open(page, path);
          await prepare?.(page);
          await page.evaluate(() => document.fonts.ready);
          const file = join(folder, `${name}-${width}-${mode}.png`);
          await page.screenshot({path: file, fullPage: true});
        });
      }
    });
  }
}

for (const {name, path} of [
  {name: 'list', path: '/'},
  {name: 'post', path: posts.at(-1)!.path},
]) {
  test(`${name} in forced colours and on paper`, async ({page}) => {
    await open(page, path);
    await page.emulateMedia({forcedColors: 'active'});
    await page.screenshot({path: join(folder, `${name}-forced-colours.png`), fullPage: true});
    await page.pdf({path: join(folder, `${name}.pdf`), format: 'A4'});
  });
}
