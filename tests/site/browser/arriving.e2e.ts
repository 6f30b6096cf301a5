import {open} from '../support/live';
import {expect, test} from '../support/test';
import {heading, main} from './page';
import {anyPost, startsAtOnce} from '../support/site';

// A browser paints what it has of a page while the rest is still on its way.
test('the cover is where it stays before the words beside it have come', async ({page}) => {
  test.skip(startsAtOnce);
  const cover = main(page).locator('header svg');
  await page.route(anyPost.path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.slice(0, html.indexOf('<h1'))});
  });
  await page.goto(anyPost.path);
  await expect(heading(page)).toHaveCount(0);
  const before = await cover.boundingBox();
  await page.unroute(anyPost.path);
  await open(page, anyPost.path);
  await expect(heading(page)).toBeVisible();
  expect(await cover.boundingBox()).toEqual(before);
});

test('what is below the first screen is laid out once the page is painted, or at once where it is opened', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await page.goto(anyPost.path);
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  // As if nothing were painted yet.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(anyPost.path, {waitUntil: 'load'});
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  await page.goto('about:blank');
  await page.goto(`${anyPost.path}#below`, {waitUntil: 'load'});
  await expect(footer).toHaveCSS('content-visibility', 'visible');
});
