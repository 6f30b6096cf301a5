/**
 * The one address of a page: `/x.html` and `/x/index.html` are `/x/`.
 *
 * Runs in the reader's browser as an inline script (see `runtime/clean-urls`), so it may use nothing
 * but its argument.
 *
 * @param pathname a URL's path, beginning with a slash
 * @returns the clean path with a trailing slash, or `null` where the path is clean already
 */
export function cleanPath(pathname: string): string | null {
  const match = /^(.*?)(?:\/index)?\.html$/.exec(pathname);
  if (!match) {
    return null;
  }
  // Two slashes at the beginning would make the rest the name of another host.
  return `/${match[1]!.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
