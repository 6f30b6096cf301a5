/**
 * Where a text stands, and so how wide its pictures are shown and how much of it a phone shows first:
 * in a post, whose title and facts stand above it; on a page of its own; or beside the docs' sidebar.
 */
export type Place = 'post' | 'page' | 'doc';

/** The widest that a column of text is (`--site-measure` in src/css/base.css), rounded up, in CSS pixels. */
const column = 720;

/**
 * The widths that a picture is made in, in pixels: the column on screens of one, one and a half and two
 * pixels to each of CSS. A phone's column is half as wide: to it, the same are one to three.
 */
const widths = [column / 2, column, column * 1.5, column * 2];

/** The widest picture that is shown to anybody, in pixels. */
export const widest = column * 2;

/**
 * The width of the one file for whoever reads neither AVIF nor WebP, such as a feed reader, in pixels:
 * sharp enough on most screens, at half the bytes of the widest.
 */
export const fallbackWidth = column * 1.5;

/** A width that saves less than this part of the next one's pixels is not worth a file. */
const worthwhile = 0.85;

/**
 * The widths to make a picture in, ascending. Never wider than it is: that adds bytes, and no detail.
 *
 * @param source the picture's own width, in pixels
 */
export function widthsOf(source: number): number[] {
  const last = Math.min(source, widest);
  return [...widths.filter((width) => width <= last * worthwhile), last];
}

/**
 * The width of the column by that of the window, from where the layout changes at 997 px. The numbers
 * are those of src/components/BlogLayout and of the theme's docs; tests/e2e/everything/images.e2e.ts
 * holds them to what the browser lays out.
 */
const columns: Record<Place, {wide: string[]; narrow: string[]}> = {
  // Beside it are a rail of 16rem, a gap of 4rem, and margins of 1rem.
  post: {wide: ['44rem', '100vw - 22rem'], narrow: ['44rem', '100vw - 2rem']},
  page: {wide: ['44rem', '100vw - 22rem'], narrow: ['44rem', '100vw - 2rem']},
  // Three quarters of what a sidebar of 300 px leaves of the site's 74rem, less margins of 1rem.
  doc: {wide: ['53.5rem - 225px', '75vw - 225px - 2rem'], narrow: ['100vw - 2rem']},
};

/**
 * The `sizes` of a picture: how wide it is shown.
 *
 * @param place where its text stands
 * @param width of its `<img>`, in CSS pixels, which it is shown in where the column is wider
 */
export function sizesOf(place: Place, width: number): string {
  const {wide, narrow} = columns[place];
  // No column is as wide as the widest that an `<img>` says it is.
  const own = width < fallbackWidth ? [`${width}px`] : [];
  const least = (lengths: string[]) => `min(${[...lengths, ...own].join(', ')})`;
  return `(min-width: 997px) ${least(wide)}, ${least(narrow)}`;
}

/**
 * How many lines of text a phone of 390 by 844 CSS pixels shows before it is scrolled: a post has its
 * title, description and facts above them.
 */
export const firstScreen: Record<Place, number> = {post: 5, page: 20, doc: 20};

/** Characters in such a line. */
export const lineLength = 42;
