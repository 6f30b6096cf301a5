import type {Locator} from '@playwright/test';
import {open} from '../support/live';
import {expect, test} from '../support/test';
import {main} from './page';
import {at} from '../support/path-to';

/** Presses the summary, and reads its animations at once. */
const press = (summary: Locator) =>
  summary.evaluate((element: HTMLElement) => {
    element.click();
    return element
      .parentElement!.getAnimations()
      .map((animation) => animation.effect as KeyframeEffect)
      .map((effect) => ({
        heights: effect.getKeyframes().map(({height}) => Number.parseFloat(String(height))),
        duration: effect.getTiming().duration,
        easing: effect.getTiming().easing,
      }));
  });

/** The time that Docusaurus' `Collapsible` takes for this many pixels, in milliseconds. */
function durationOf(height: number): number {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

const path = at('/general-terms-and-conditions-of-use/');

test('"On this page" is above the text, and unfolds and folds, the higher it is the longer', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await open(page, path);
  const summary = main(page).locator('summary', {hasText: 'On this page'});
  const links = summary.locator('..').getByRole('link');
  await expect(links.first()).toBeHidden();
  const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().y);
  const contents = await top(summary);
  expect(await top(main(page).getByRole('heading', {level: 1}))).toBeLessThan(contents);
  expect(await top(main(page).locator('[data-article]'))).toBeGreaterThan(contents);

  await summary.evaluate((element) => {
    element.scrollIntoView();
  });
  const opening = await press(summary);
  const [low, high] = opening[0]!.heights as [number, number];
  expect(high).toBeGreaterThan(low + 20);
  const duration = durationOf(high - low);
  expect(opening).toEqual([{heights: [low, high], duration, easing: 'ease-in-out'}]);
  await expect(links.last()).toBeInViewport();
  await expect
    .poll(() => summary.evaluate((element) => element.parentElement!.getAnimations().length))
    .toBe(0);

  expect(await press(summary)).toEqual([{heights: [high, low], duration, easing: 'ease-in-out'}]);
  await expect(links.first()).toBeHidden();

  await summary.press('Enter');
  await expect(links.first()).toBeVisible();

  // It hardly moves for a reader who wants less motion.
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await press(summary)).toEqual([expect.objectContaining({duration: 1})]);
  await expect(links.first()).toBeHidden();
});
