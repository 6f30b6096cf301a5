/** Maximum width of a column of text (`--site-measure` in src/css/tokens.css), rounded up, in CSS pixels. */
export const column = 720;

/** The widest picture that anybody is shown, in pixels: the column at two device pixels per CSS pixel. */
export const widest = column * 2;

/**
 * The widths to encode a picture in, ascending: that of the column if it saves anything, and the picture's own, up to
 * the widest.
 *
 * @param source the picture's own width, in pixels
 */
export function widthsOf(source: number): number[] {
  const last = Math.min(source, widest);
  return last * 0.85 > column ? [column, last] : [last];
}

/**
 * The `sizes` of a picture that comes in two widths, so is wider than the column: the width of the column, that of the
 * widest windows first. The numbers are those of src/css/tokens.css; tests/product/browser/everything/images.e2e.ts compares them with
 * the browser's layout.
 */
export const sizes =
  '(min-width: 112rem) 44rem, (min-width: 80rem) 41.5rem, (min-width: 48rem) min(45rem, 100vw - 6.25rem), calc(100vw - 2.5rem)';
