import type {Locator} from '@playwright/test';
import {open} from '../live';
import {expect, test} from '../test';
import {main} from './page';
import {posts} from './site';

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

const withSections = posts.find(({section}) => section !== undefined);

for (const path of ['/general-terms-and-conditions-of-use/', withSections?.path ?? '/legal/']) {
  test.describe(`"On this page" of ${path}`, () => {
    test('stands between the title and the text', async ({page}) => {
      test.skip(!withSections, 'No post has sections.');
      await open(page, path);
      const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().y);
      const summary = main(page).locator('summary', {hasText: 'On this page'});
      const contents = await top(summary);
      expect(await top(main(page).getByRole('heading', {level: 1}))).toBeLessThan(contents);
      expect(await top(main(page).locator('[data-article]'))).toBeGreaterThan(contents);
    });

    test('unfolds and folds, the higher it is the longer', async ({page}) => {
      test.skip(!withSections, 'No post has sections.');
      await page.emulateMedia({reducedMotion: 'no-preference'});
      await open(page, path);
      const summary = main(page).locator('summary', {hasText: 'On this page'});
      const links = summary.locator('..').getByRole('link');
      await expect(links.first()).toBeHidden();
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

      expect(await press(summary)).toEqual([
        {heights: [high, low], duration, easing: 'ease-in-out'},
      ]);
      await expect(links.first()).toBeHidden();
    });

    test('pressed again on its way, turns round', async ({page}) => {
      await open(page, path);
      const summary = main(page).locator('summary', {hasText: 'On this page'});
      const [closed, height] = (await press(summary))[0]!.heights as [number, number];
      const turning = await press(summary);
      const from = turning[0]?.heights[0] ?? closed;
      expect(from).toBeLessThanOrEqual(height);
      expect(turning).toEqual([
        {heights: [from, closed], duration: durationOf(from - closed), easing: 'ease-in-out'},
      ]);
      await expect(summary.locator('..').getByRole('link').first()).toBeHidden();
      await summary.press('Enter');
      await expect(summary.locator('..').getByRole('link').first()).toBeVisible();
    });

    test('hardly moves for a reader who wants less motion', async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, path);
      const summary = main(page).locator('summary', {hasText: 'On this page'});
      expect(await press(summary)).toEqual([expect.objectContaining({duration: 1})]);
      await expect(summary.locator('..').getByRole('link').first()).toBeVisible();
    });
  });
}
