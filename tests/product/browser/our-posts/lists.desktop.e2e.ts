import {expect, test} from '../../../site/support/test';
import {main} from '../../../site/browser/page';

test('three posts of a team stand side by side, in one size', async ({page}) => {
  await page.goto('/authors/scheduling/');
  const cards = main(page).locator('.site-card');
  await expect(cards).toHaveCount(3);
  for (const width of [1280, 1920]) {
    await page.setViewportSize({width, height: 900});
    const boxes = await Promise.all(
      (await cards.all()).map(async (card) => (await card.locator('svg').boundingBox())!),
    );
    expect(new Set(boxes.map(({y}) => y)).size, `${width} pixels`).toBe(1);
    expect(new Set(boxes.map(({width: size}) => Math.round(size))).size).toBe(1);
  }
});
