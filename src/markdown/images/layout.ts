/**
 * Where a text is shown, which decides how much of it a phone shows first: in a post, below the title and facts; on a
 * page of its own; or in the docs.
 */
export type Place = 'post' | 'page' | 'doc';

/** Maximum width of a column of text (`--site-measure` in src/css/grid.css), rounded up, in CSS pixels. */
export const column = 720;

/**
 * The widths that a picture is encoded in, in pixels: the column at 1, 1.5 and 2 device pixels per CSS pixel. A
 * phone's column is half as wide, where the same files serve 1 to 3.
 */
const widths = [column / 2, column, column * 1.5, column * 2];

/** The widest picture that anybody is shown, in pixels. */
export const widest = column * 2;

/**
 * The width in pixels of the single file for clients that read neither AVIF nor WebP, such as feed readers: sharp
 * enough on most screens, at half the bytes of the widest.
 */
export const fallbackWidth = column * 1.5;

/** A width above this fraction of the widest saves too little to be worth a file. */
const worthwhile = 0.85;

/**
 * The widths to encode a picture in, ascending; never wider than the source, which would add bytes and no detail.
 *
 * @param source the picture's own width, in pixels
 */
export function widthsOf(source: number): number[] {
  const last = Math.min(source, widest);
  return [...widths.filter((width) => width <= last * worthwhile), last];
}

/**
 * The width of the column of text from a width of the window on, that of the widest windows first: the least of some
 * lengths. The numbers are those of src/css/grid.css; tests/e2e/everything/images.e2e.ts compares them with the
 * browser's layout.
 */
const columns: Array<{from?: string; least: string[]}> = [
  {from: '112rem', least: ['44rem']},
  {least: ['41.5rem', '100vw - 2.5rem']},
];

/**
 * The `sizes` of a picture: how wide it is shown.
 *
 * @param width of its `<img>`, in CSS pixels, at which it is shown if the column is wider
 */
export function sizesOf(width: number): string {
  // No column is as wide as `fallbackWidth`, the largest width of an `<img>`.
  const own = width < fallbackWidth ? [`${width}px`] : [];
  return columns
    .map(({from, least}) => {
      const length = `min(${[...least, ...own].join(', ')})`;
      return from === undefined ? length : `(min-width: ${from}) ${length}`;
    })
    .join(', ');
}

/**
 * How many lines of text a phone of 390 by 844 CSS pixels shows without scrolling: a post has its title,
 * description and facts above them.
 */
export const firstScreen: Record<Place, number> = {post: 5, page: 20, doc: 20};

/** Characters in such a line. */
export const lineLength = 42;
