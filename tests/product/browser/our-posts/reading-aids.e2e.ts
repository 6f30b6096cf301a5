import {expect, test} from '../../../site/support/test';
import {main} from '../../../site/browser/page';
import {pathOf} from './path-of';

test('a note is beside the block that refers to it where there is room and below it elsewhere, and each leads to the other', async ({
  page,
  isMobile,
}) => {
  await page.goto(pathOf('rostering-is-a-constraint-problem'));
  const first = main(page).locator('[role="doc-footnote"]').first();
  const block = (await main(page).locator('p:has([role="doc-noteref"])').first().boundingBox())!;
  const box = (await first.boundingBox())!;
  if (isMobile) {
    expect(box.y).toBeGreaterThanOrEqual(block.y + block.height);
    expect(box.x).toBeGreaterThan(block.x);
  } else {
    expect(Math.abs(box.y - block.y)).toBeLessThan(16);
    expect(box.x).toBeGreaterThan(block.x + block.width);
  }

  const reference = main(page).locator('[role="doc-noteref"]').first();
  await reference.click();
  const note = main(page).locator(':target');
  await expect(note).toBeInViewport();
  await expect(note).toHaveAttribute('role', 'doc-footnote');
  await note.getByRole('link', {name: /Back to reference/}).click();
  await expect(reference).toBeInViewport();
});
