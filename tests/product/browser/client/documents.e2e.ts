import type {Locator, Page} from '@playwright/test';
import {isAtRest} from '../../../site/support/live';
import {scroll} from '../../../site/support/scroll';
import {expect, test} from '../../../site/support/test';
import {countDocuments, footerLink, heading, main} from '../../../site/browser/page';
import {posts} from '../../../site/support/site';
import {clientRequests, connectBy, stopClock, thrifty} from './files';

// Where Docusaurus' client does not run, each link opens a document, which the browser may fetch ahead.

const {path, title} = posts[0]!;
const link = (page: Page) => main(page).getByRole('link', {name: title, exact: true}).first();

/** Waits until the page's observers have been notified that an element is in view. */
const isSeen = (target: Locator) =>
  target.evaluate(
    (element) =>
      // Observers are notified in the order in which they were made: the site's own before this one.
      new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => {
          if (entry!.isIntersecting) {
            resolve();
          }
        }).observe(element);
      }),
  );

/** Reads a list and opens a post from it, the archive from there, and goes back. */
async function readsOn(page: Page, isMobile: boolean): Promise<void> {
  const press = (target: Locator) => (isMobile ? target.tap() : target.click());
  await scroll(page, 600);
  await scroll(page, -600);
  await press(link(page));
  await expect(heading(page)).toHaveText(title);
  await scroll(page, 600);
  await press(footerLink(page, '/legal-notices/'));
  await expect(heading(page)).toHaveText('Legal notices');
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
}

test(
  'on a phone, nothing of the client is loaded while a reader reads, scrolls and follows links',
  {tag: '@phone'},
  async ({page}) => {
    const asked = clientRequests(page);
    const documents = countDocuments(page);
    await page.goto('/');
    await readsOn(page, true);
    // A keyboard makes no desk of it.
    await page.keyboard.press('Tab');
    await isAtRest(page);
    expect(documents()).toBe(4);
    expect(asked).toEqual([]);
  },
);

test(
  'over a connection that is to be spared, nothing of the client is loaded, and nothing is fetched ahead',
  {tag: '@desktop'},
  async ({page}) => {
    await page.clock.install();
    for (const connection of thrifty) {
      await connectBy(page, connection);
      const asked = clientRequests(page);
      await page.goto('/');
      await page.keyboard.press('Tab');
      await link(page).hover();
      await isSeen(link(page));
      await page.clock.runFor(1500);
      await expect(page.locator('[data-speculate], link[rel=prefetch]')).toHaveCount(0);
      await readsOn(page, false);
      expect(asked).toEqual([]);
    }
  },
);

test('a title is fetched ahead once it has been in view for a second, not before', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/');
  await link(page).scrollIntoViewIfNeeded();
  await isSeen(link(page));
  await page.clock.runFor(990);
  await expect(page.locator('a[data-speculate]')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(link(page)).toHaveAttribute('data-speculate');
});

test('what was fetched ahead is what the reader then gets', async ({page, isMobile}) => {
  await page.goto('/');
  await link(page).scrollIntoViewIfNeeded();
  const came = page.waitForResponse(`**${path}`);
  await expect(link(page)).toHaveAttribute('data-speculate');
  await came;
  await (isMobile ? link(page).tap() : link(page).click());
  await expect(heading(page)).toHaveText(title);
  const [visit] = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => (entry as unknown as {deliveryType: string}).deliveryType),
  );
  expect(visit).toBe('navigational-prefetch');
});

test('a document that takes longer than 200 ms shows the bar, which is gone when the reader comes back', async ({
  page,
}) => {
  // What is fetched ahead comes at once.
  await connectBy(page, thrifty[0]!);
  await stopClock(page);
  await page.goto('/');
  const bar = page.locator('#nprogress');
  // The browser stays on the page, so that the test can look at it.
  await page.route(`**${path}`, (route) => route.fulfill({status: 204}));
  await link(page).click();
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar.locator('.bar')).toBeVisible();
  expect((await bar.locator('.bar').boundingBox())!.height).toBeLessThanOrEqual(4);
  await expect(page.locator('.spinner')).toHaveCount(0);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(bar).toHaveCount(0);
});
