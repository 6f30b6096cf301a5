import type {Page} from '@playwright/test';
import {holdBack} from '../hold-back';
import {expect, test} from '../test';
import {footer, heading, main, mainScript, menuButton} from '../published/page';
import {posts} from '../published/site';

// Until a reader uses a page, its links open documents, which the browser may fetch ahead.

/** The title of the newest post in the list. */
const title = (page: Page) =>
  main(page).getByRole('link', {name: posts[0]!.title, exact: true}).first();

/** Opens the newest post from the list. */
async function openNewest(page: Page): Promise<void> {
  await title(page).click();
  await expect(heading(page)).toHaveText(posts[0]!.title);
}

/** Whether the browser had the document of the open page before the reader asked for it. */
const cameAhead = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as Array<
      PerformanceNavigationTiming & {deliveryType: string}
    >;
    return visit!.deliveryType === 'navigational-prefetch';
  });

test('a title that has been in view for a second leads to what the browser has', async ({page}) => {
  await page.goto('/');
  await title(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(2000);
  await openNewest(page);
  expect(await cameAhead(page)).toBe(true);
});

test('a link that the pointer or the focus rests on leads to what the browser has', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const link = footer(page).getByRole('link', {name: 'Legal notices'});
  await (isMobile ? link.focus() : link.hover());
  await page.waitForTimeout(1000);
  await link.click();
  await expect(heading(page)).toHaveText('Legal notices');
  expect(await cameAhead(page)).toBe(true);
});

test(
  'a browser that knows no rules for it is told to fetch ahead by a hint',
  {tag: '@desktop'},
  async ({page}) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    await page.goto('/');
    await expect(page.locator(`link[rel=prefetch][href="${posts[0]!.path}"]`)).toHaveCount(1);
  },
);

for (const [kind, connection] of [
  ['saves data', {saveData: true, effectiveType: '4g'}],
  ['is 2g', {saveData: false, effectiveType: '2g'}],
] as const) {
  test(
    `over a connection that ${kind} nothing is fetched ahead`,
    {tag: '@desktop'},
    async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      await page.goto('/');
      await title(page).focus();
      await page.waitForTimeout(2000);
      await openNewest(page);
      expect(await cameAhead(page)).toBe(false);
    },
  );
}

test(
  'a page that takes longer than 200 ms shows the progress bar',
  {tag: '@desktop'},
  async ({page}) => {
    // What is fetched ahead comes at once.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      });
    });
    await page.goto('/');
    // What shows it is loaded once the page has been painted.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({name}) => name.includes('/assets/js/reading.')),
    );
    const [post] = posts;
    const bar = page.locator('#nprogress .bar');
    // Playwright looks at no page that is being left, so the page itself has to say what it shows.
    const hasShown = page.waitForEvent('console', (message) => message.text() === 'the bar shows');
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('#nprogress .bar')) {
          console.log('the bar shows');
        }
      }).observe(document.body, {childList: true});
    });
    const held = await holdBack(page, new RegExp(`${post!.path}$`));
    // oxlint-disable-next-line typescript/no-deprecated -- otherwise it waits for the page that is held back
    await title(page).click({noWaitAfter: true});
    await hasShown;
    held.release();
    await expect(heading(page)).toHaveText(post!.title);
    await expect(bar).toHaveCount(0);
    await page.goBack();
    await expect(main(page)).toBeVisible();
    await expect(bar).toHaveCount(0);
  },
);

test(
  'a press that takes longer than 200 ms shows the progress bar',
  {tag: '@phone'},
  async ({page}) => {
    const scripts = await holdBack(page, mainScript);
    await page.goto('/');
    await menuButton(page).tap();
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    scripts.release();
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
    await expect(page.locator('#nprogress .bar')).toHaveCount(0);
  },
);
