/** The path of a page, which ends in a slash, from a permalink, which may not. */
export function pagePath(permalink: string): string {
  return permalink.endsWith('/') ? permalink : `${permalink}/`;
}

/** Whether a page is the second or a later page of a list: it comes and goes with the posts. */
export const isLaterPage = (path: string): boolean => /\/page\/\d+\/$/.test(path);
