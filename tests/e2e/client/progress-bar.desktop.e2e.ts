import type {Page} from '@playwright/test';
import {holdable} from '../hold-back';
import {isLive} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {footer, heading, pageScripts} from '../published/page';

const bar = (page: Page) => page.getByRole('progressbar', {name: 'Loading page'});

/** Opens the archive with a clock that stands still until the test moves it. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install({time: new Date('2025-01-01T00:00:00Z')});
  await page.goto(pathTo.archive);
  await isLive(page);
  await page.clock.pauseAt(new Date('2025-01-01T01:00:00Z'));
}

test('a bar shows 200 milliseconds after a navigation began, until the page is there', async ({
  page,
}) => {
  const scripts = await holdable(page, pageScripts);
  await openWithClock(page);
  scripts.hold();
  await footer(page).getByRole('link', {name: 'Legal notices'}).click();
  await scripts.holdsSome();
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  // The library behind it can show a spinner too.
  await expect(page.locator('.spinner')).toHaveCount(0);

  scripts.release();
  await expect(heading(page)).toHaveText('Legal notices');
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
});

test('the bar is thin and moves on while the page is on its way', async ({page}) => {
  const scripts = await holdable(page, pageScripts);
  await openWithClock(page);
  scripts.hold();
  await footer(page).getByRole('link', {name: 'Legal notices'}).click();
  await scripts.holdsSome();
  await page.clock.runFor(400);
  await expect(bar(page)).toBeVisible();
  expect((await bar(page).boundingBox())!.height).toBeLessThanOrEqual(4);
  const shift = () => bar(page).evaluate((element) => element.style.transform);
  const before = await shift();
  await page.clock.runFor(3000);
  expect(await shift()).not.toBe(before);
  scripts.release();
  await expect(heading(page)).toHaveText('Legal notices');
});

test('no bar shows when the page is there at once', async ({page}) => {
  await openWithClock(page);
  await footer(page).getByRole('link', {name: 'Legal notices'}).click();
  await expect(heading(page)).toHaveText('Legal notices');
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
});
