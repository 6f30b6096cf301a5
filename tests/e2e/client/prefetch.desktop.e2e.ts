import type {Page, Request} from '@playwright/test';
import {identity} from '../../../src/site/identity';
import {holdable} from '../hold-back';
import {isAtRest, open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {
  countDocuments,
  fetchedDocuments,
  heading,
  navbar,
  pageScripts,
  searchDialog,
  searchListens,
} from '../published/page';
import {barPages} from '../published/site';

/** A page that the bar leads to. */
const inBar = barPages.at(-1)!;

const prefetched = (page: Page) => page.locator('link[rel=prefetch]');

/** Waits until the browser has notified all observers of a link that it is in view. */
async function isSeen(page: Page, name: string): Promise<void> {
  await navbar(page)
    .getByRole('link', {name, exact: true})
    .evaluate(
      (link) =>
        // Observers are notified in the order of their creation: the site's own before this one.
        new Promise<void>((resolve) => {
          new IntersectionObserver(([entry]) => {
            if (entry!.isIntersecting) {
              resolve();
            }
          }).observe(link);
        }),
    );
}

/** Simulates a connection, as the browser would report it. */
async function connectBy(page: Page, connection: {saveData: boolean; effectiveType: string}) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

test.describe('what is fetched beforehand', () => {
  // Without a network, pages still try to fetch pictures and the pages that they link to.
  test.use({expectedProblems: [/ERR_INTERNET_DISCONNECTED/]});

  for (const [kind, connection] of [
    ['a fast connection', {saveData: false, effectiveType: '4g'}],
    ['a 3g connection', {saveData: false, effectiveType: '3g'}],
  ] as const) {
    test(`over ${kind}: the pages behind links in view, and all that they need`, async ({
      page,
      context,
    }) => {
      await connectBy(page, connection);
      const fetched = fetchedDocuments(page);
      await open(page, pathTo.search);
      await isSeen(page, inBar.name);
      await expect.poll(() => prefetched(page).count()).toBeGreaterThan(3);
      await expect
        .poll(() => fetched)
        .toEqual(expect.arrayContaining([...barPages.map(({path}) => path), '/']));
      await isAtRest(page);

      // The pages need nothing beyond what has been fetched.
      await context.setOffline(true);
      for (const {name, heading: words} of [...barPages].reverse()) {
        await navbar(page).getByRole('link', {name, exact: true}).click();
        await expect(heading(page)).toHaveText(words);
      }
      await navbar(page).getByRole('link', {name: identity.title, exact: true}).click();
      await expect(heading(page)).toHaveText(identity.title);
      expect(fetched.filter((one, index) => fetched.indexOf(one) < index)).toEqual([]);
    });
  }
});

for (const [kind, connection] of [
  ['a connection that saves data', {saveData: true, effectiveType: '4g'}],
  ['a 2g connection', {saveData: false, effectiveType: '2g'}],
  ['a slow 2g connection', {saveData: false, effectiveType: 'slow-2g'}],
] as const) {
  test(`over ${kind} nothing is fetched before it is asked for`, async ({page}) => {
    await connectBy(page, connection);
    const fetched = fetchedDocuments(page);
    await open(page, pathTo.search);
    await isAtRest(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await isSeen(page, inBar.name);
    await navbar(page).getByRole('link', {name: inBar.name, exact: true}).hover();
    await isSeen(page, inBar.name);
    await expect(prefetched(page)).toHaveCount(0);
    expect(asked).toEqual([]);
    expect(fetched).toEqual([]);
    // The link itself works as usual.
    await navbar(page).getByRole('link', {name: inBar.name, exact: true}).click();
    await expect(heading(page)).toHaveText(inBar.heading);
  });
}

for (const [kind, connection] of [
  ['a connection that saves data', {saveData: true, effectiveType: '4g'}],
  ['a 2g connection', {saveData: false, effectiveType: '2g'}],
] as const) {
  test(`over ${kind} the search is not fetched before it is asked for`, async ({page}) => {
    await connectBy(page, connection);
    await open(page, pathTo.archive);
    await searchListens(page);
    await isAtRest(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const link = navbar(page).getByRole('link', {name: 'Search', exact: true});
    await link.hover();
    await link.focus();
    await isAtRest(page);
    expect(asked).toEqual([]);
    await link.click();
    await expect(searchDialog(page).getByLabel('Year')).toBeVisible();
  });
}

test('pointing at a link loads its page, so that a click shows it at once', async ({page}) => {
  const scripts = await holdable(page, pageScripts);
  await open(page, pathTo.search);
  await isAtRest(page);
  const link = navbar(page).getByRole('link', {name: inBar.name, exact: true});
  let asked = 0;
  let answered = 0;
  const isScript = (request: Request) =>
    pageScripts.test(request.url()) && request.resourceType() === 'script';
  page.on('request', (request) => (asked += Number(isScript(request))));
  page.on('requestfinished', (request) => (answered += Number(isScript(request))));
  await link.hover();
  await expect.poll(() => asked > 0 && asked === answered).toBe(true);

  scripts.hold();
  const documents = countDocuments(page);
  await link.click();
  await expect(heading(page)).toHaveText(inBar.heading);
  expect(documents()).toBe(0);
});
