/**
 * The canonical path of a page: `/x.html` and `/x/index.html` become `/x/`.
 *
 * Runs in the reader's browser as an inline script (see `runtime/clean-urls`), so it may use nothing
 * but its argument.
 *
 * @param pathname a URL's path, beginning with a slash
 * @returns the clean path with a trailing slash, or `null` if the path is already clean
 */
export function cleanPath(pathname: string): string | null {
  const match = /^(.*?)(?:\/index)?\.html$/.exec(pathname);
  if (!match) {
    return null;
  }
  // Two leading slashes would make the rest the name of another host.
  return `/${match[1]!.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
