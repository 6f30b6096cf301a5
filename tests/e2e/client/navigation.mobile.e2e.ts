import type {Page, Route} from '@playwright/test';
import {isLive, open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {countDocuments, footer, footerLink, heading, isFetch, main} from '../published/page';
import {anyPost, word} from '../published/site';

// The files that a navigation needs are refused, late or broken. No address may be left without its page.

const {path, title} = anyPost;
const link = (page: Page) => main(page).getByRole('link', {name: title, exact: true});

/** Answers requests for the post's document by scripts, not those by the browser itself. */
async function answer(page: Page, give: (route: Route) => Promise<void> | void): Promise<void> {
  await page.route(
    ({pathname}) => pathname === path,
    (route) => (isFetch(route.request()) ? give(route) : route.fallback()),
  );
}

async function isThere(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(path);
  await isLive(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test.describe('a page that answers with another site', () => {
  test.use({expectedProblems: [/No page at|another origin: http:\/\/localhost/]});

  test('leads there, as a sign-on that has expired does', async ({page, baseURL}) => {
    const other = new URL(pathTo.tags, baseURL);
    other.hostname = 'localhost';
    await page.route(
      ({pathname}) => pathname === path,
      (route) => route.fulfill({status: 302, headers: {location: other.href}}),
    );
    await open(page, pathTo.archive);
    await link(page).click();
    await expect(page).toHaveURL(other.href);
    await expect(heading(page)).toHaveText('Tags');
  });
});

test.describe('where scripts may fetch nothing', () => {
  test.use({expectedProblems: [/refused by an extension/]});

  test('"Retry" has the browser open the page', async ({page}) => {
    await page.addInitScript(() => {
      window.fetch = () => Promise.reject(new TypeError('refused by an extension'));
    });
    await open(page, pathTo.archive);
    await link(page).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('could not be loaded');
    await expect(heading(page)).toHaveText('Archive');
    await notice.getByRole('button', {name: 'Retry'}).click();
    await isThere(page);
  });
});

test.describe('an answer with the document of another page', () => {
  test.use({expectedProblems: [/was answered with the document of/]});

  test('is not taken for the page', async ({page}) => {
    await answer(page, async (route) => {
      const response = await route.fetch({url: new URL(pathTo.tags, route.request().url()).href});
      await route.fulfill({response});
    });
    await open(page, pathTo.archive);
    await link(page).click();
    await isThere(page);
  });
});

test.describe('a page that turns out to be a download', () => {
  test.use({expectedProblems: [/No page at/]});

  test('leaves the reader where they are, and no bar', async ({page}) => {
    await page.clock.install();
    await page.route(
      ({pathname}) => pathname === path,
      (route) => route.fulfill({status: 204}),
    );
    await open(page, pathTo.archive);
    await link(page).click();
    await page.clock.fastForward(1_000);
    await expect(heading(page)).toHaveText('Archive');
    await expect(page).toHaveURL(pathTo.archive);
    await page.clock.fastForward(10_500);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});

test.describe('a document that never comes', () => {
  // The request for the document fails when the reader goes elsewhere.
  test.use({expectedProblems: [/Failed to fetch/]});

  test('is loaded by the browser after ten seconds', async ({page}) => {
    await page.clock.install({time: new Date('2025-01-01T00:00:00Z')});
    let asked = 0;
    await answer(page, () => {
      asked += 1;
    });
    await open(page, pathTo.archive);
    // A busy machine must not move the clock.
    await page.clock.pauseAt(new Date('2025-01-01T01:00:00Z'));
    const documents = countDocuments(page);
    await link(page).click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.clock.runFor(9_000);
    await expect(heading(page)).toHaveText('Archive');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.clock.runFor(1_500);
    await page.clock.resume();
    await isThere(page);
    expect(documents()).toBe(1);
    await page.goBack();
    await expect(heading(page)).toHaveText('Archive');
  });

  test('keeps nobody from going elsewhere, from the browser either', async ({page}) => {
    await page.clock.install();
    await open(page, pathTo.archive);
    let navigations = 0;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      ({pathname}) => pathname === path,
      async (route) => {
        navigations += Number(!isFetch(route.request()));
        await released;
        await route.fallback().catch(() => undefined);
      },
    );
    // The document may already be on its way before the link is pressed.
    await page.reload();
    await isLive(page);
    await link(page).click();
    await footerLink(page, pathTo.tags).focus();
    await page.clock.fastForward(10_500);
    await expect.poll(() => navigations).toBe(1);
    // Playwright's `click` would wait for the navigation to end.
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Tags');
    release();
    await page.waitForTimeout(1_000);
    await expect(heading(page)).toHaveText('Tags');
    await expect(page).toHaveURL(pathTo.tags);
  });
});

test('a link that is pressed ten times while its page is on its way is one step back', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answer(page, async (route) => {
    await released;
    await route.fallback();
  });
  await open(page, pathTo.archive);
  for (const name of [title, 'Legal notices']) {
    const before = await page.evaluate(() => history.length);
    await page
      .getByRole('link', {name, exact: true})
      .last()
      .evaluate((element: HTMLElement) => {
        for (let press = 0; press < 10; press++) {
          element.click();
        }
      });
    release();
    await expect(heading(page)).toHaveText(name);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  }
  await page.goBack();
  await isThere(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Archive');
});

for (const [what, isLate, start] of [
  ['throws', false, 'throw new Error("No fade");'],
  [
    'never begins',
    true,
    'const never = new Promise(() => {}); return {ready: never, finished: never, skipTransition: () => {globalThis.isSkipped = true}};',
  ],
] as const) {
  test(`a fade that ${what} leaves no page under another's address`, async ({page}) => {
    await page.addInitScript(`document.startViewTransition = () => {${start}}`);
    await open(page, pathTo.archive);
    const documents = countDocuments(page);
    await link(page).click();
    await isThere(page);
    expect(documents()).toBe(0);
    const isSkipped = () => page.evaluate(() => 'isSkipped' in globalThis);
    await expect.poll(isSkipped, 'whether the fade was told not to begin any more').toBe(isLate);
  });
}

test('where the history takes no more entries, the browser opens the page', async ({page}) => {
  await page.addInitScript(() => {
    history.pushState = () => {
      throw new DOMException('Attempt to use history.pushState() more than 100 times');
    };
  });
  await open(page, pathTo.archive);
  const documents = countDocuments(page);
  await link(page).click();
  await isThere(page);
  expect(documents()).toBe(1);
  await page.goBack();
  await expect(heading(page)).toHaveText('Archive');
});

test('where the history takes no more changes, what is typed into the search stays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times');
    };
  });
  await open(page, pathTo.search);
  const documents = countDocuments(page);
  const field = main(page).getByRole('searchbox');
  await field.pressSequentially(word);
  await expect(field).toHaveValue(word);
  await expect(field).toBeFocused();
  await expect(main(page).getByRole('status')).toHaveText(/^\d+ results?$|^One /);
  expect(documents()).toBe(0);
});

test.describe('a page that the browser is to load whole', () => {
  test.use({expectedProblems: [/status 503|Failed to load resource|No page at/]});

  test('is loaded where the history takes no more changes, too', async ({page}) => {
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw new DOMException('Attempt to use history.replaceState() more than 100 times');
      };
    });
    await answer(page, (route) => route.fulfill({status: 503}));
    await open(page, pathTo.archive);
    const documents = countDocuments(page);
    await link(page).click();
    await isThere(page);
    expect(documents()).toBe(1);
  });

  /** Leaves a search for the post, which the host does not send, and makes the browser stop waiting for it. */
  async function leaveSearch(page: Page): Promise<{documents: () => number}> {
    await page.route(
      ({pathname}) => pathname === path,
      async (route) => {
        if (isFetch(route.request())) {
          await route.fulfill({status: 503});
        } else if (route.request().resourceType() === 'document') {
          // The browser stays on the page, as when the reader stops loading.
          await route.fulfill({status: 204});
        } else {
          await route.fallback();
        }
      },
    );
    await open(page, `${pathTo.search}?q=${word}`);
    await expect(link(page)).toBeVisible();
    const documents = countDocuments(page);
    await link(page).click();
    await expect.poll(documents).toBe(1);
    return {documents};
  }

  test('leaves the whole address of the page before to a reader who stops it', async ({page}) => {
    await leaveSearch(page);
    expect(new URL(page.url()).search).toBe(`?q=${word}`);
  });

  test('is left to a page that the browser brings back, which begins anew', async ({page}) => {
    const {documents} = await leaveSearch(page);
    await page.evaluate(() => {
      // As when the browser restores a page from the back/forward cache.
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    await expect.poll(documents).toBe(2);
    await expect(main(page).getByRole('searchbox')).toHaveValue(word);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});

test('without IntersectionObserver, pages open and lead on', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  await open(page, pathTo.archive);
  await link(page).click();
  await isThere(page);
  await page.reload();
  await isThere(page);
  await footer(page).getByRole('link', {name: 'Legal notices'}).click();
  await expect(heading(page)).toHaveText('Legal notices');
});

test('a host may write the type of a page in capitals', async ({page}) => {
  await answer(page, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), 'content-type': 'Text/HTML'}});
  });
  await open(page, pathTo.archive);
  const documents = countDocuments(page);
  await link(page).click();
  await isThere(page);
  expect(documents()).toBe(0);
});
