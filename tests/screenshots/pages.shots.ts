import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {test, type Page} from '@playwright/test';
import {open} from '../e2e/live';
import {posts, tags, authors} from '../e2e/published/site';
import {repository} from '../support/docusaurus';
import {pathTo} from '../support/path-to';
import {folder} from './folder';

const widths = [390, 820, 1280, 1920];
const modes = ['day', 'night'] as const;

const post = posts.at(-1)!;

/** Whether this site has the page: not every site has a podcast, or more posts than one list shows. */
const isBuilt = ({path}: {path: string}) =>
  path === nowhere ||
  existsSync(join(repository, 'build', path.replace(/\?.*$/, ''), 'index.html'));

const nowhere = '/nowhere/';

/** A tag with posts: one without has no page. */
const tag = tags.find(({key}) => posts.some((one) => one.tags.includes(key)));

/** One page of every type, and how it is prepared for its screenshot. */
const allPages: Array<{name: string; path: string; prepare?: (page: Page) => Promise<void>}> = [
  {name: 'list', path: '/'},
  {name: 'list-2', path: '/page/2/'},
  ...posts.map(({path}, index) => ({name: `post-${index + 1}`, path})),
  {name: 'archive', path: pathTo.archive},
  {name: 'tags', path: pathTo.tags},
  ...(tag ? [{name: 'tag', path: tag.path}] : []),
  {name: 'authors', path: pathTo.authors},
  ...authors.slice(0, 1).map(({path}) => ({name: 'author', path})),
  {name: 'podcast', path: pathTo.podcast},
  {name: 'search', path: pathTo.search},
  {
    name: 'search-results',
    path: `${pathTo.search}?q=build`,
    prepare: (page) => page.getByText('Searching').waitFor({state: 'hidden'}),
  },
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
const pages = allPages.filter(isBuilt);

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({path: join(folder, `${name}.png`), fullPage: true});
}

for (const width of widths) {
  for (const mode of modes) {
    test.describe(`${width} px by ${mode}`, () => {
      test.use({viewport: {width, height: Math.round(width < 600 ? 844 : width * 0.625)}});
      test.beforeEach(async ({page}) => {
        await page.addInitScript(
          (theme) => {
            localStorage.setItem('theme', theme);
          },
          mode === 'day' ? 'light' : 'dark',
        );
      });

      for (const {name, path, prepare} of pages) {
        test(name, async ({page}) => {
          await open(page, path);
          await prepare?.(page);
          await shoot(page, `${name}-${width}-${mode}`);
        });
      }
    });
  }
}

test.describe('without the usual', () => {
  for (const {name, path} of [
    pages[0]!,
    {name: 'post', path: post.path},
    pages.find((page) => page.name === 'tags')!,
  ]) {
    test(`${name} in forced colours`, async ({page}) => {
      await page.emulateMedia({forcedColors: 'active'});
      await page.setViewportSize({width: 1280, height: 800});
      await open(page, path);
      await shoot(page, `${name}-forced-colours`);
    });

    test(`${name} at 320 px`, async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await open(page, path);
      await shoot(page, `${name}-320`);
    });

    test(`${name} on paper`, async ({page}) => {
      await open(page, path);
      await page.pdf({path: join(folder, `${name}.pdf`), format: 'A4'});
    });
  }

  test('post with scripts off', async ({browser, baseURL}) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      baseURL,
      viewport: {width: 1280, height: 800},
    });
    await page.goto(post.path);
    await page.screenshot({path: join(folder, 'post-scripts-off.png'), fullPage: true});
    await page.close();
  });
});
