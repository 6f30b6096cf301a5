/**
 * The path of a text's Markdown: that of its page, with `.md` instead of the last slash, such as
 * `/2024/04/02/slug.md` for `/2024/04/02/slug/`. That of the front page, whose slash has no name before it, is
 * `index.md`.
 *
 * @param path of the page, or its permalink
 */
export const alternatePath = (path: string, baseUrl: string): string =>
  path === baseUrl ? `${path}index.md` : `${path.replace(/\/$/, '')}.md`;
