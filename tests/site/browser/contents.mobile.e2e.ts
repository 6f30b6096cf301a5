import type {Locator} from '@playwright/test';
import {open} from '../support/live';
import {expect, test} from '../support/test';
import {heading, main} from './page';
import {at} from '../support/path-to';

test('"On this page" is above the text, unfolds and folds, and hardly moves for a reader who wants less motion', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await open(page, at('/general-terms-and-conditions-of-use/'));
  const summary = main(page).locator('summary', {hasText: 'On this page'});
  const links = summary.locator('..').getByRole('link');
  /** Presses the summary, and reads for how long it moves. */
  const press = () =>
    summary.evaluate((element: HTMLElement) => {
      element.click();
      return element.parentElement!.getAnimations()[0]!.effect!.getTiming().duration;
    });
  await expect(links.first()).toBeHidden();
  const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().y);
  const contents = await top(summary);
  expect(await top(heading(page))).toBeLessThan(contents);
  expect(await top(main(page).locator('[data-article]'))).toBeGreaterThan(contents);

  expect(await press()).toBeGreaterThan(100);
  await expect(links.last()).toBeVisible();
  await press();
  await expect(links.first()).toBeHidden();
  await summary.press('Enter');
  await expect(links.first()).toBeVisible();

  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await press()).toBe(1);
  await expect(links.first()).toBeHidden();
});
