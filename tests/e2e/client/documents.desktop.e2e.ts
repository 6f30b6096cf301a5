import type {Page, Route} from '@playwright/test';
import {holdable} from '../hold-back';
import {isAtRest, isLive, open} from '../live';
import {forEachOf} from '../steps';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {
  countDocuments,
  fetchedDocuments,
  footer,
  footerLink,
  heading,
  isFetch,
  main,
  sectionOf,
} from '../published/page';
import {anyPost, posts} from '../published/site';
import {use} from '../../support/use-page';

// A page that is opened from another is fetched as its HTML document.

const {path, title, section} = anyPost;
const link = (page: Page) => main(page).getByRole('link', {name: title, exact: true});

/** Another page with a text. */
const elsewhere = posts.find((post) => post !== anyPost) ?? {
  path: '/legal-notices/',
  title: 'Legal notices',
};

/** Answers requests for a page's document by scripts of the site, not those by the browser itself. */
async function answer(page: Page, give: (route: Route) => Promise<void>, at = path): Promise<void> {
  await page.route(
    ({pathname}) => pathname === at,
    (route) => (isFetch(route.request()) ? give(route) : route.fallback()),
  );
}

/** Changes the document of a page. */
const changed =
  (change: (html: string) => string, contentType = 'text/html; charset=utf-8') =>
  async (route: Route) => {
    const html = await (await route.fetch()).text();
    const body = change(html);
    expect(body).not.toBe(contentType.startsWith('text/html') ? html : '');
    await route.fulfill({body, contentType});
  };

/** Prevents prefetching. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
}

/** Checks that the post is complete and live, and that its links work. */
async function isWhole(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(path);
  await isLive(page);
  await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 20)}`));
  await expect(sectionOf(page, anyPost)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await footer(page).getByRole('link', {name: 'Legal notices'}).click();
  await expect(heading(page)).toHaveText('Legal notices');
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
}

const damaged = (html: string) => html.replace('data-page>{"chunks"', 'data-page>{chunks');

test.describe('a document that is not what it should be', () => {
  test.use({
    expectedProblems: [
      /status 500|Failed to load resource|ERR_CONNECTION_RESET|Failed to fetch|No page at|another version|has no data|SyntaxError/,
    ],
  });

  const faults: Record<string, (route: Route) => Promise<void>> = {
    'an error of the host': (route) => route.fulfill({status: 500, body: 'Error'}),
    'cut off': (route) => route.abort('connectionreset'),
    'half of it': changed((html) => html.slice(0, html.length / 2)),
    'half of its data': changed((html) => html.slice(0, html.indexOf('data-page>') + 100)),
    'another kind of file': changed((html) => html, 'text/plain'),
    nothing: changed(() => ''),
    'without data': changed((html) =>
      html.replace(/<script type=application\/json data-page>[^<]*<\/script>/, ''),
    ),
    'with damaged data': changed(damaged),
    'of a newer version': changed((html) =>
      html.replaceAll(/\/main\.[\da-f]{8}\.js/g, '/main.0123abcd.js'),
    ),
  };

  test('is loaded whole, once', async ({page}) => {
    test.slow();
    await saveData(page);
    const documents = countDocuments(page);
    await forEachOf(
      Object.entries(faults),
      ([fault]) => fault,
      async ([, give]) => {
        await page.unrouteAll();
        await answer(page, give);
        await open(page, pathTo.archive);
        const before = documents();
        await link(page).click();
        await isWhole(page);
        expect(documents() - before).toBe(1);
      },
    );
  });

  test('one that fails once is fetched again when it is asked for again', async ({page}) => {
    let count = 0;
    await answer(page, async (route) => {
      count += 1;
      await (count === 1 ? changed(damaged)(route) : route.fallback());
    });
    // In a short list the link is in view, so its page is fetched before anybody points at it.
    const failed = page.waitForEvent('pageerror');
    await open(page, pathTo.search);
    const documents = countDocuments(page);
    await link(page).hover();
    await failed;
    await link(page).click();
    await isWhole(page);
    expect(documents()).toBe(0);
  });
});

test.describe('where another page answers', () => {
  test.use({expectedProblems: [/No page at .*: opaqueredirect/]});

  test('that is shown, at its own address', async ({page}) => {
    await saveData(page);
    await page.route(
      ({pathname}) => pathname === path,
      (route) => route.fulfill({status: 302, headers: {location: pathTo.authors}}),
    );
    await open(page, pathTo.archive);
    await link(page).click();
    await expect(heading(page)).toHaveText('Authors');
    await expect(page).toHaveURL(pathTo.authors);
    await isLive(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Archive');
  });
});

test.describe('a page that is gone', () => {
  test.use({expectedProblems: [/status 4(?:04|10)|Failed to load resource/]});

  for (const [host, status, loads] of [
    ['says so', 404, 0],
    // The not-found page asks these again, as they may lead elsewhere: see components/AskHost.
    ['says it is gone', 410, 1],
    ['sends the not-found page as any other', 200, 1],
  ] as const) {
    test(`is not found, at the address that was asked for (the host ${host})`, async ({page}) => {
      await saveData(page);
      await open(page, pathTo.archive);
      const missing = await page.request.get('/404.html');
      const body = await missing.text();
      await page.route(
        ({pathname}) => pathname === path,
        (route) => route.fulfill({status, body, contentType: 'text/html'}),
      );
      const documents = countDocuments(page);
      await link(page).click();
      await expect(heading(page)).toHaveText('Page Not Found');
      await expect(page).toHaveURL(path);
      await expect.poll(documents).toBe(loads);
      await isLive(page);
      await expect(heading(page)).toHaveText('Page Not Found');
      await page.goBack();
      await expect(heading(page)).toHaveText('Archive');
      await footerLink(page, pathTo.tags).click();
      await expect(heading(page)).toHaveText('Tags');
    });
  }
});

test('a document that takes five seconds is waited for, and the reader may go elsewhere', async ({
  page,
}) => {
  await page.clock.install();
  await saveData(page);
  const held = await holdable(page, new RegExp(`${path}$`));
  await open(page, pathTo.archive);
  const documents = countDocuments(page);
  held.hold();
  await link(page).click();
  await held.holdsSome();
  await expect(page.getByRole('progressbar', {name: 'Loading page'})).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(heading(page)).toHaveText('Archive');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await footerLink(page, pathTo.tags).click();
  await expect(heading(page)).toHaveText('Tags');
  held.release();
  await isAtRest(page);
  await expect(heading(page)).toHaveText('Tags');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // The document has arrived in the meantime.
  await page.goBack();
  await isWhole(page);
  expect(documents()).toBe(0);
});

test('each document is fetched once, and that of the page that was opened never', async ({
  page,
}) => {
  const fetched = fetchedDocuments(page);
  await open(page, path);
  await footerLink(page, pathTo.archive).click();
  await expect(heading(page)).toHaveText('Archive');
  for (const item of await main(page).getByRole('link').all()) {
    await item.scrollIntoViewIfNeeded();
  }
  await isAtRest(page);
  await link(page).click();
  await expect(heading(page)).toHaveText(title);
  await page.goBack();
  await expect(heading(page)).toHaveText('Archive');
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
  await expect(sectionOf(page, anyPost)).toBeVisible();
  await isAtRest(page);
  expect(fetched).toContain(pathTo.archive);
  expect(fetched).not.toContain(path);
  expect(fetched.filter((one, index) => fetched.indexOf(one) < index)).toEqual([]);
});

test.describe('an address', () => {
  const id = (section ?? '')
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

  const ways: Array<[what: string, href: string, shown?: string]> = [
    ['of a heading', `${path}#${id}`],
    ['with a query', `${path}?from=there&a=%2F`],
    ['with both', `${path}?from=there#${id}`],
    ['without its last slash', path.slice(0, -1)],
    ['with an escape that it does not need', path.replace('-', '%2D'), path],
  ];

  test('opens its page without leaving the site, however it is written', async ({page}) => {
    test.slow();
    const documents = countDocuments(page);
    await forEachOf(
      ways,
      ([what]) => what,
      async ([, href, shown = href]) => {
        await open(page, elsewhere.path);
        const before = documents();
        await page.evaluate((to) => {
          const added = document.createElement('a');
          added.href = to;
          added.textContent = 'Added';
          document.querySelector('[data-article]')!.append(added);
          added.click();
        }, href);
        await expect(heading(page)).toHaveText(title);
        await expect(page).toHaveURL(shown);
        await expect(sectionOf(page, anyPost)).toBeVisible();
        if (href.includes('#')) {
          await expect(sectionOf(page, anyPost)).toBeInViewport();
        }
        expect(documents()).toBe(before);
        await page.goBack();
        await expect(heading(page)).toHaveText(elsewhere.title);
      },
    );
  });
});

test.describe('data of a list that is damaged', () => {
  test.use({expectedProblems: [/SyntaxError/]});

  test('leaves what the build has written, and says so', async ({page}) => {
    await page.route(`**${pathTo.archive}`, changed(damaged));
    await page.goto(pathTo.archive);
    await use(page);
    await expect(page.getByRole('alert')).toContainText('SyntaxError');
    await expect(link(page)).toBeVisible();
    await footer(page).getByRole('link', {name: 'Legal notices'}).click();
    await expect(heading(page)).toHaveText('Legal notices');
  });
});

test.describe('a page that is opened with', () => {
  test.use({expectedProblems: [/SyntaxError|has no data/]});

  const data = /<script type=application\/json data-page>[^<]*<\/script>/;
  for (const [what, change] of [
    ['damaged data', damaged],
    ['no data', (html: string) => html.replace(data, '')],
  ] as const) {
    test(`${what} can be read, says so, and leads on`, async ({page}) => {
      await page.route(
        ({pathname}) => pathname === path,
        (route) => changed(change)(route),
      );
      await page.goto(path);
      await use(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(heading(page)).toHaveText(title);
      await expect(sectionOf(page, anyPost)).toBeVisible();
      await footer(page).getByRole('link', {name: 'Legal notices'}).click();
      await expect(heading(page)).toHaveText('Legal notices');
    });
  }
});
