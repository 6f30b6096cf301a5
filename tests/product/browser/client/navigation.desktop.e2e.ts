import type {Page} from '@playwright/test';
import {pathTo} from '../../../site/support/path-to';
import {use} from '../../../site/support/use-page';
import {holdBack} from '../../../site/support/hold-back';
import {isAtRest, isLive, open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {
  colourSwitch,
  countDocuments,
  footerLink,
  heading,
  html,
  main,
  navbar,
} from '../../../site/browser/page';
import {anyPost, barPages} from '../../../site/support/site';
import {
  clientList,
  clientRequests,
  codeOfPages,
  connectBy,
  mainScript,
  type Connection,
} from './files';

// At a desk, Docusaurus' client changes pages without loading a document, once it has come.

const {path, title} = anyPost;
const link = (page: Page) => main(page).getByRole('link', {name: title, exact: true}).first();
const bar = (page: Page) => page.getByRole('progressbar', {name: 'Loading page'});
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const legal = '/legal-notices/';

test.describe('the client', () => {
  test('comes once a mouse has moved or a key was pressed, not before, where no page is rendered ahead', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    const asked = clientRequests(page);
    for (const act of [() => page.mouse.move(400, 300), () => page.keyboard.press('Shift')]) {
      await page.goto('/');
      await page.evaluate(() => {
        scrollTo(0, 400);
      });
      await isAtRest(page);
      expect(asked).toEqual([]);
      await act();
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
      // Its list, its two scripts, and the code of the page.
      expect(asked.length).toBeGreaterThan(3);
      expect(asked.filter((url) => clientList.test(url))).toHaveLength(1);
      await isAtRest(page);
      asked.length = 0;
    }
  });

  test('is not waited for: a link that is pressed before opens one document', async ({page}) => {
    const list = await holdBack(page, clientList);
    await page.goto(pathTo.archive);
    await use(page);
    await list.holdsSome();
    await link(page).click();
    await expect(heading(page)).toHaveText(title);
    // The browser may have fetched it ahead, but not in place of another.
    const document = await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name);
    expect(new URL(document).pathname).toBe(path);
    list.release();
    await isLive(page);
  });

  test('keeps what a reader did to the page before it came', async ({page}) => {
    const list = await holdBack(page, clientList);
    await page.goto(path);
    await page.evaluate(() => {
      scrollTo({top: 700, behavior: 'instant'});
    });
    await colourSwitch(page).click();
    await use(page);
    await list.holdsSome();
    list.release();
    await isLive(page);
    expect(await scrolled(page)).toBe(700);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(colourSwitch(page)).toHaveAccessibleName(/currently dark mode/);
    await expect(colourSwitch(page)).toBeFocused();
    await colourSwitch(page).click();
    await expect(colourSwitch(page)).toHaveAccessibleName(/currently light mode/);
  });
});

test('the old page stays until the code of the next has come, under a bar after 200 ms', async ({
  page,
}) => {
  const code = await holdBack(page, codeOfPages, false);
  await page.clock.install({time: new Date('2025-01-01T00:00:00Z')});
  await open(page, pathTo.archive);
  await page.clock.pauseAt(new Date('2025-01-01T01:00:00Z'));
  const documents = countDocuments(page);
  code.hold();
  await footerLink(page, legal).click();
  await code.holdsSome();
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  expect((await bar(page).boundingBox())!.height).toBeLessThanOrEqual(4);
  // The library behind the bar can show one too.
  await expect(page.locator('.spinner')).toHaveCount(0);
  const shift = () => bar(page).evaluate((element) => element.style.transform);
  const before = await shift();
  await page.clock.runFor(3000);
  expect(await shift()).not.toBe(before);
  await expect(page).toHaveURL(legal);
  await expect(heading(page)).toHaveText('Archive');
  await expect(page).toHaveTitle(/^Archive/);

  code.release();
  await expect(heading(page)).toHaveText('Legal notices');
  await page.clock.runFor(5000);
  await expect(page).toHaveTitle(/^Legal notices/);
  await expect(bar(page)).toHaveCount(0);
  expect(documents()).toBe(0);
});

const next = (page: Page) =>
  navbar(page).getByRole('link', {name: barPages.at(-1)!.name, exact: true});

const hints = (page: Page) => page.locator('link[rel=prefetch][href*="/assets/js/"]');

test('the code of the next page and its styles have come before a link in view is pressed', async ({
  page,
}) => {
  await open(page, pathTo.archive);
  await link(page).scrollIntoViewIfNeeded();
  await isAtRest(page);
  const from = await page.evaluate(() => performance.now());
  await link(page).click();
  await expect(heading(page)).toHaveText(title);
  const fetched = await page.evaluate(
    (pressed) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        // What comes from the browser's cache has not been transferred.
        .filter(({startTime, transferSize}) => startTime > pressed && transferSize > 0)
        // The next page, in its turn, fetches code ahead, by links.
        .filter(({name, initiatorType}) =>
          name.endsWith('.js') ? initiatorType === 'script' : name.endsWith('.css'),
        )
        .map(({name}) => name),
    from,
  );
  expect(fetched).toEqual([]);
});

test('the code of the next page is not fetched over a connection that became slow before the client had come', async ({
  page,
}) => {
  await connectBy(page, {saveData: false, effectiveType: '4g'});
  // Docusaurus asks for what is in view as soon as it runs.
  await page.route(mainScript, async (route) => {
    await page.evaluate(() => {
      (navigator as unknown as {connection: Connection}).connection.effectiveType = '2g';
    });
    await route.continue();
  });
  await open(page, legal);
  await isAtRest(page);
  await next(page).hover();
  await isAtRest(page);
  await expect(hints(page)).toHaveCount(0);
  await next(page).click();
  await expect(heading(page)).toHaveText(barPages.at(-1)!.heading);
});
