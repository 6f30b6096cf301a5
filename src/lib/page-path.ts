/** The path of a page, which ends in a slash, from a permalink, which may not. */
export function pagePath(permalink: string): string {
  return permalink.endsWith('/') ? permalink : `${permalink}/`;
}

/** The path of a blog, by that of its list of tags, which is directly below it: its content does not say its own. */
export const blogPath = (tagsListPath: string): string =>
  pagePath(tagsListPath).replace(/[^/]+\/$/, '');

/** Whether a page is the second or a later page of a list: it comes and goes with the posts. */
export const isLaterPage = (path: string): boolean => /\/page\/\d+\/$/.test(path);
