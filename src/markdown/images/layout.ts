import {columns, columnsByWindow} from '../../lib/columns';

/** The widest picture that anybody is shown, in pixels: the column at two device pixels per CSS pixel. */
export const widest = columns.widest * 2;

/**
 * The widths to encode a picture in, ascending: that of the column if it saves anything, and the picture's own, up to
 * the widest.
 *
 * @param source the picture's own width, in pixels
 */
export function widthsOf(source: number): number[] {
  const last = Math.min(source, widest);
  return last * 0.85 > columns.widest ? [columns.widest, last] : [last];
}

/**
 * The `sizes` of a picture that comes in two widths, so is wider than the column: the width of the column, that of the
 * widest windows first. tests/product/browser/everything/images.e2e.ts compares them with the browser's layout.
 */
export const sizes = columnsByWindow
  .map(({from, measure, margin}) => {
    const hasRoom = from - 2 * margin >= measure;
    const width = hasRoom ? `${measure}rem` : `min(${measure}rem, 100vw - ${2 * margin}rem)`;
    return from === 0 ? width : `(min-width: ${from}rem) ${width}`;
  })
  .reverse()
  .join(', ');
