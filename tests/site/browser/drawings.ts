import {expect, type Page} from '@playwright/test';
import {main} from './page';

const drawings = (page: Page) => main(page).getByRole('figure').locator('svg[role="img"]');

/** Checks that the letters of drawings are not too small, and that one which is too wide scrolls inside itself. */
export async function readableDrawings(page: Page): Promise<void> {
  const {width} = page.viewportSize()!;
  for (const drawing of await drawings(page).filter({visible: true}).all()) {
    const {smallest, scrolls, isScroller} = await drawing.evaluate((svg) => {
      const {a: scale} = (svg as SVGSVGElement).getScreenCTM()!;
      const sizes = [...svg.querySelectorAll('text')].map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      );
      const frame = svg.parentElement!;
      return {
        smallest: Math.min(...sizes),
        scrolls: frame.scrollWidth > frame.clientWidth,
        isScroller: getComputedStyle(frame).overflowX === 'auto' && frame.tabIndex === 0,
      };
    });
    expect(smallest, 'pixels of the smallest letters').toBeGreaterThanOrEqual(9.5);
    expect(!scrolls || isScroller, 'a drawing that is cut off').toBe(true);
    expect(width >= 390 && scrolls, `a drawing that scrolls at ${width} px`).toBe(false);
  }
}

/** The pairs of blocks of a post, its words and cover, its notes and captions that lie on one another. */
export const coveredInMargin = (page: Page): Promise<string[]> =>
  main(page)
    .locator('[data-article]')
    .evaluate((article) => {
      const parts = [
        ...document.querySelectorAll('article > header > div > *'),
        ...article.children,
        ...article.querySelectorAll('figure > figcaption:last-child'),
      ].map((element) => ({element, box: element.getBoundingClientRect()}));
      return parts.flatMap(({element, box}, index) =>
        parts
          .slice(index + 1)
          .filter(
            (other) =>
              !element.contains(other.element) &&
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
          )
          .map(
            (other) =>
              `${element.outerHTML.slice(0, 99)} / ${other.element.outerHTML.slice(0, 99)}`,
          ),
      );
    });
