import {open} from '../support/live';
import {expect, test} from '../support/test';
import {footColumns, posts} from '../support/site';
import {at} from '../support/path-to';

for (const path of [at('/'), posts[0]!.path]) {
  test(`each stop of the Tab key on ${path} can be seen, and none is under the navbar`, async ({
    page,
  }) => {
    test.slow();
    await open(page, path);
    const stops: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) {
          return null;
        }
        const {outlineStyle, outlineWidth} = getComputedStyle(element);
        // A link that goes on in the next line has two, with other links between their ends.
        const {top, bottom, left, right} = element.getClientRects()[0]!;
        const [x, y] = [(left + right) / 2, Math.max(top, 0) + 2];
        const onTop = document.elementFromPoint(
          Math.min(Math.max(x, 0), innerWidth - 1),
          Math.min(y, innerHeight - 1),
        );
        return {
          name: element.ariaLabel ?? element.textContent.trim(),
          hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
          isInWindow: bottom > 0 && top < innerHeight,
          isCovered: !(onTop && (element.contains(onTop) || onTop.contains(element))),
        };
      });
      if (!stop) {
        break;
      }
      expect(stop, `stop ${stops.length + 1}: ${stop.name}`).toMatchObject({
        hasRing: true,
        isInWindow: true,
        isCovered: false,
      });
      stops.push(stop.name);
    }
    expect(stops[0]).toBe('Skip to main content');
    // Tab has gone through the whole page: the last stop is the last link of the footer.
    // A link to another site ends with an arrow.
    expect(stops.at(-1)).toContain(footColumns.at(-1)!.links.at(-1)!.name);
  });
}
