/**
 * Where the Markdown of a text stands: beside its page, with an ending in the place of the last slash,
 * `/2024/04/02/slug/` at `/2024/04/02/slug.md`; that of the front page, whose slash has no name before it,
 * is `index.md`.
 *
 * @param path of the page, or its permalink
 */
export const alternatePath = (path: string, baseUrl: string): string =>
  path === baseUrl ? `${path}index.md` : `${path.replace(/\/$/, '')}.md`;
