import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {test, type Page} from '@playwright/test';
import {open} from '../../site/support/live';
import {authors, posts, tags} from '../../site/support/site';
import {repository} from '../../site/support/docusaurus';
import {pathTo} from '../../site/support/path-to';
import {folder} from './playwright.config';

const nowhere = '/nowhere/';

/** Whether this site has the page: not every site has a podcast, or more posts than one list shows. */
const isBuilt = ({path}: {path: string}) =>
  path === nowhere ||
  existsSync(join(repository, 'build', path.replace(/\?.*$/, ''), 'index.html'));

/** Each post, and one page of every other type, with how it is prepared for its screenshot. */
const pages: Array<{name: string; path: string; prepare?: (page: Page) => Promise<void>}> = [
  {name: 'list', path: '/'},
  {name: 'list-2', path: '/page/2/'},
  ...posts.map(({path}, index) => ({name: `post-${index + 1}`, path})),
  {name: 'archive', path: pathTo.archive},
  {name: 'tags', path: pathTo.tags},
  ...tags.slice(0, 1).map(({path}) => ({name: 'tag', path})),
  {name: 'authors', path: pathTo.authors},
  ...authors.slice(0, 1).map(({path}) => ({name: 'author', path})),
  {name: 'podcast', path: pathTo.podcast},
  {name: 'search', path: pathTo.search},
  {
    name: 'search-dialog',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('link', {name: 'Search', exact: true}).click();
      await page.getByRole('dialog').getByRole('searchbox').fill('build');
      await page.waitForTimeout(1500);
    },
  },
  {name: 'legal-list', path: '/legal/'},
  {name: 'legal', path: '/legal-notices/'},
  {name: 'not-found', path: nowhere},
  {
    name: 'menu',
    path: '/',
    prepare: async (page) => {
      const button = page.getByRole('button', {name: 'Toggle navigation bar'});
      if (await button.isVisible()) {
        await button.click();
        await page.waitForTimeout(500);
      }
    },
  },
];

for (const width of [390, 820, 1280, 1920]) {
  for (const [mode, theme] of [
    ['day', 'light'],
    ['night', 'dark'],
  ] as const) {
    test.describe(`${width} px by ${mode}`, () => {
      test.use({viewport: {width, height: Math.round(width < 600 ? 844 : width * 0.625)}});
      test.beforeEach(async ({page}) => {
        await page.addInitScript((value) => {
          localStorage.setItem('theme', value);
        }, theme);
      });

      for (const {name, path, prepare} of pages.filter(isBuilt)) {
        test(name, async ({page}) => {
          await open(page, path);
          await prepare?.(page);
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({
            path: join(folder, `${name}-${width}-${mode}.png`),
            fullPage: true,
          });
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
