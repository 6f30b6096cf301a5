import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {identity} from '../../../src/site/identity';
import {repository} from '../../support/docusaurus';
import {isLive, open} from '../live';
import {forEachOf} from '../steps';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {footerLink, heading, main, rgb, sectionOf} from '../published/page';
import {anyPost} from '../published/site';
import {use} from '../../support/use-page';

const {path, title} = anyPost;

const notFound = readFileSync(join(repository, 'build/404.html'), 'utf8');

function isMalformed(address: string): boolean {
  try {
    decodeURI(address);
    return false;
  } catch {
    return true;
  }
}

/** Checks that the post is shown once, and that the site works from there. */
async function isWell(page: Page, words = title): Promise<void> {
  await isLive(page);
  await expect(heading(page)).toHaveText(words);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('body')).toBeVisible();
  await footerLink(page, pathTo.archive).click();
  await expect(heading(page)).toHaveText('Archive');
}

/** Opens a file of the site that is no page, so that the next address is opened as by somebody who comes anew. */
const leave = (page: Page) => page.goto('/robots.txt');

function refuseDialogs(page: Page): void {
  page.on('dialog', (dialog) => {
    throw new Error(`A script of the address ran: ${dialog.message()}`);
  });
}

const hashes = [
  '%E0%A4%A',
  '100%',
  '__proto__',
  'constructor',
  '"><img src=x onerror=alert(1)>',
  '[',
  '1 > 2:not(',
  '#',
  '!/x?y=z',
  'x'.repeat(20_000),
];

const told = (text: string) => (text.length > 60 ? `${text.slice(0, 20)}… (${text.length})` : text);

test('the hash of an address does no harm', async ({page}) => {
  test.slow();
  refuseDialogs(page);
  await forEachOf(
    hashes,
    (hash) => `#${told(hash)}`,
    async (hash) => {
      await leave(page);
      await page.goto(`${path}#${hash}`);
      await isLive(page);
      await expect(sectionOf(page, anyPost)).toBeVisible();
      // The fragment changes on the open page, and by moving through the history.
      await page.evaluate((next) => {
        location.hash = next;
        location.hash = `${next}2`;
      }, hash);
      await page.goBack();
      await expect(sectionOf(page, anyPost)).toBeVisible();
      await isWell(page);
      await page.goBack();
      await expect(heading(page)).toHaveText(title);
    },
  );
});

const queries = [
  'docusaurus-theme=evil',
  'docusaurus-theme=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  'docusaurus-theme=__proto__',
  'docusaurus-data-has-hydrated=true',
  'docusaurus-data-theme=evil&docusaurus-data-theme-choice=evil',
  'docusaurus-data-styled=text&docusaurus-data-early-search=taken',
  'docusaurus-data-=1&docusaurus-data-%22%3E=2&docusaurus-data-x%20onclick=3',
  'docusaurus-data-rh=true&docusaurus-data-article=1&docusaurus-data-needs=1',
  'docusaurus-data-announcement-bar-initially-dismissed=maybe',
  '__proto__[x]=1&constructor.prototype=2&__proto__=3',
  '%E0%A4%A&%',
  'utm_source=x&fbclid=y',
  `x=${'y'.repeat(8_000)}`,
];

test('the query of an address does no harm', async ({page}) => {
  test.slow();
  refuseDialogs(page);
  await forEachOf(
    queries,
    (query) => `?${told(query)}`,
    async (query) => {
      await page.goto(`${path}?${query}`);
      await use(page);
      await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(0, 0, 0)');
      await isWell(page);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    },
  );
});

test('names of the language are words like any other to the search', async ({page}) => {
  const keys = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];
  await forEachOf(keys, String, async (key) => {
    await open(page, `${pathTo.search}?q=${key}&tag=${key}&year=${key}`);
    await expect(main(page).getByRole('status')).toHaveText(/^(?:0|No) /);
    await page.getByRole('searchbox').fill('');
    await isWell(page, 'Search');
  });
});

test.describe('addresses that nobody has written', () => {
  test.use({expectedProblems: [/status 404|Failed to load resource/]});

  const addresses = [
    `${pathTo.tags}constructor/`,
    `${pathTo.tags}__proto__/`,
    `${pathTo.authors}hasOwnProperty/`,
    '/__proto__/',
    '/100%/',
    '/%E0%A4%A/',
    '/100%25/',
    '/caf%C3%A9/',
    '/*',
    '/:slug/',
    '/a(b[c/',
    `/${'x'.repeat(6_000)}/`,
  ];

  test('each is a page that does not exist, and leads on', async ({page}) => {
    test.slow();
    await forEachOf(addresses, told, async (address) => {
      if (isMalformed(address)) {
        // Some hosts reject such an address themselves; others send the site's not-found page.
        await page.route(
          (url) => url.pathname === address,
          (route) => route.fulfill({status: 404, contentType: 'text/html', body: notFound}),
        );
      }
      await page.goto(address);
      await isWell(page, 'Page Not Found');
      await page.goBack();
      await expect(heading(page)).toHaveText('Page Not Found');
      await page.goForward();
      await expect(heading(page)).toHaveText('Archive');
    });
  });
});

test.describe('what the browser has stored', () => {
  const values = ['evil', '', 'null', '{}', '"><b>', '__proto__', 'x'.repeat(100_000)];

  test('does no harm, whatever it is, as colours, announcement and version', async ({page}) => {
    test.slow();
    await forEachOf(
      values,
      (value) => JSON.stringify(told(value)),
      async (value) => {
        await leave(page);
        await page.evaluate((junk) => {
          for (const key of [
            'theme',
            'docusaurus.announcement.id',
            'docusaurus.announcement.dismiss',
            'docs-preferred-version-default',
            'docusaurus.tab.x',
          ]) {
            localStorage.setItem(key, junk);
          }
        }, value);
        await page.goto(path);
        await use(page);
        await expect(page.locator('body')).toHaveCSS('color', rgb(identity.colours.day.ink));
        await isWell(page);
      },
    );
  });
});

test.describe('a storage that', () => {
  test.use({expectedProblems: [/console warning: Docusaurus|QuotaExceeded|not available/]});

  for (const [kind, method] of [
    ['is full', 'setItem'],
    ['throws when it is read', 'getItem'],
  ] as const) {
    test(`${kind} keeps no page from working`, async ({page}) => {
      await page.addInitScript((name) => {
        Storage.prototype[name] = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }, method);
      await open(page, path);
      await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await isWell(page);
    });
  }

  test('is not there keeps no page from working', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {value: null});
      }
    });
    await open(page, path);
    await isWell(page);
  });
});
