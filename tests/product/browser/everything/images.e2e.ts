import type {Locator, Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';

const post = '/blog/2023/12/31/pictures/';
const first = (page: Page) => page.getByRole('img', {name: 'A hill under a sky'});
const small = (page: Page) => page.getByRole('img', {name: 'A sun on nothing'});

const loaded = (img: Locator) =>
  expect
    .poll(() => img.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0))
    .toBe(true);
/** The path of the file that the browser chose. */
const fileOf = (img: Locator) =>
  img.evaluate((node: HTMLImageElement) => new URL(node.currentSrc).pathname);

test('a picture wider than its text opens large, in a file that is as wide', async ({page}) => {
  await open(page, post);
  const dialog = page.getByRole('dialog', {name: 'A hill under a sky'});
  const inText = (await first(page).boundingBox())!;
  const button = page.getByRole('button', {name: 'Enlarge'}).first();
  const large = dialog.getByRole('img');
  const closings = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', {name: 'Close'}).press('Enter'),
    () => page.mouse.click(195, 3),
  ];
  for (const close of closings) {
    await button.press('Enter');
    await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
    await loaded(large);
    expect((await large.boundingBox())!.width).toBeGreaterThan(1.3 * inText.width);
    expect(await fileOf(large)).toMatch(/\/hill-1440-/);
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  // A picture that fits needs no button.
  await expect(small(page).locator('..').getByRole('button')).toHaveCount(0);
});

test.describe('with scripts off', () => {
  test.use({javaScriptEnabled: false});

  test(
    'a picture is seen in proportion, and laid out in the width that its page says',
    {tag: '@desktop'},
    async ({page}) => {
      await page.goto(post);
      for (const name of ['A hill under a sky', 'A sun on nothing', 'A rising line']) {
        const img = page.getByRole('img', {name});
        await img.scrollIntoViewIfNeeded();
        await loaded(img);
        const [shown, own] = await img.evaluate((node: HTMLImageElement) => [
          node.clientWidth / node.clientHeight,
          node.naturalWidth / node.naturalHeight,
        ]);
        expect(shown).toBeCloseTo(own, 1);
      }
      for (const path of [post, '/docs/next/picture/']) {
        await page.goto(path);
        await loaded(first(page));
        expect(await fileOf(first(page))).toMatch(/\.avif$/);
        for (const width of [360, 800, 996, 997, 1280, 1600, 1800]) {
          await page.setViewportSize({width, height: 800});
          const {stated, shown} = await first(page).evaluate(async (node: HTMLImageElement) => {
            // If `srcset` states the width of its file, an image's natural width is what `sizes` says.
            const probe = new Image();
            probe.sizes = node.closest('picture')!.querySelector('source')!.sizes;
            probe.srcset = `${node.src} 1440w`;
            await probe.decode();
            return {stated: probe.naturalWidth, shown: node.clientWidth};
          });
          expect(
            Math.abs(stated - shown),
            `${stated} stated, ${shown} shown at ${width}`,
          ).toBeLessThan(2);
        }
      }
    },
  );
});
