import type {Page, Route} from '@playwright/test';
import {holdBack} from '../hold-back';
import {isLive} from '../live';
import {forEachOf} from '../steps';
import {expect, test} from '../test';
import {replaceCode} from './break-post';
import {
  footer,
  heading,
  main,
  mainScript,
  pageScripts,
  siteScripts,
  sectionOf,
} from '../published/page';
import {anyPost} from '../published/site';
import {use} from '../../support/use-page';

const {path, title} = anyPost;
const runtime = /\/assets\/js\/runtime~main\..*\.js$/;

/** The ways in which a file can fail to arrive. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'not found': (route) => route.fulfill({status: 404, body: 'Not found'}),
  'an error of the host': (route) => route.fulfill({status: 500, body: 'Error'}),
  'cut off': (route) => route.abort('connectionreset'),
  'half of it': async (route) => {
    const body = await (await route.fetch()).text();
    // After a brace: half of a name, where a cut may fall by chance, is a program of its own.
    const half = body.slice(0, body.lastIndexOf('{', body.length / 2) + 1);
    await route.fulfill({contentType: 'text/javascript', body: half});
  },
  'a page in its place': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Home</title>'}),
  nothing: (route) => route.fulfill({contentType: 'text/javascript', body: ''}),
};

/** Checks that the post can be read to its end, and that its links work. */
async function canBeRead(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(sectionOf(page, anyPost)).toBeVisible();
  await main(page).locator('p').last().scrollIntoViewIfNeeded();
  const link = footer(page).getByRole('link', {name: 'Legal notices'});
  await expect(link).toHaveAttribute('href', '/legal-notices/');
}

const problems =
  /status (?:404|500)|Failed to load resource|ERR_CONNECTION_RESET|SyntaxError|ChunkLoadError|a chunk of another version|notThere/;
test.use({expectedProblems: [problems]});

const parts = {
  'the main script': mainScript,
  'the script that loads others': runtime,
  'the scripts of the page': pageScripts,
  'all scripts': siteScripts,
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`scripts: ${fault}. The post can be read, and a notice offers to try again`, async ({
    page,
  }) => {
    test.slow();
    await forEachOf(
      Object.entries(parts),
      ([part]) => part,
      async ([, scripts]) => {
        // Opens the post anew, rather than loading it again.
        await page.goto('about:blank');
        await page.route(scripts, answer);
        await page.goto(path);
        await use(page);
        const notice = page.getByRole('alert');
        await expect(notice).toBeInViewport();
        await expect(notice).toContainText(/did not load|Loading chunk \S+ failed/);
        await canBeRead(page);

        await page.unroute(scripts);
        const loaded = page.waitForEvent('load');
        await notice.getByRole('button', {name: 'Retry'}).click();
        await loaded;
        await isLive(page);
        await expect(notice).toHaveCount(0);
        await canBeRead(page);
      },
    );
  });
}

test('code of the page that fails when it runs leaves the text, and says so', async ({page}) => {
  await page.route(pageScripts, async (route) => {
    const body = await (await route.fetch()).text();
    // Each module of a chunk is a method of one object.
    const broken = body.replace(
      /^(?:\/\/.*\n)?.*?push\(\[\[[^\]]*\],\{\w+[^{]*\{/s,
      (start) => `${start}throw new Error("a chunk of another version");`,
    );
    await route.fulfill({contentType: 'text/javascript', body: broken});
  });
  await page.goto(path);
  await use(page);
  await expect(page.getByRole('alert')).toContainText('a chunk of another version');
  await canBeRead(page);
});

test('scripts that take ten seconds keep nobody from reading, and work when they come', async ({
  page,
}) => {
  await page.clock.install();
  const scripts = await holdBack(page, siteScripts);
  await page.goto(path, {waitUntil: 'commit'});
  await use(page);
  await scripts.holdsSome();
  await page.clock.fastForward(10_000);
  await canBeRead(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  scripts.release();
  await isLive(page);
  await canBeRead(page);
});

test.describe('with a browser that knows less than the code asks for', () => {
  test('a post can be read, and the reader is told', async ({page}) => {
    await replaceCode(page, '//# allFunctionsCalledOnLoad', 'globalThis.notThere();');
    await page.goto(path);
    await use(page);
    await expect(page.getByRole('alert')).toContainText('did not load');
    await canBeRead(page);
  });
});
