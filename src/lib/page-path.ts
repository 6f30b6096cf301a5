/** The path of a page, which ends in a slash, from a permalink, which may not. */
export function pagePath(permalink: string): string {
  return permalink.endsWith('/') ? permalink : `${permalink}/`;
}
