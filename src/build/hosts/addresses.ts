/**
 * What hosts answer to addresses, as regular expressions that nginx (PCRE), Caddy (RE2) and JavaScript read alike, in
 * the order in which they are tried. CloudFront's function, which is not made by the build, is compared with them.
 */

/** Escapes a text for all three. */
export const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text in quotes, as nginx and Caddy read it. */
export const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;

/**
 * Paths as they are sent, of which nothing is found, in letters of either case. Browsers take a backslash for a slash
 * and pass over tabs and ends of lines, so that a redirect which repeated one might lead to another host. They
 * resolve dots before they ask; and no published name begins with a dot, `.well-known` apart.
 */
const refused = String.raw`\\|%(?:[01][\da-f]|2f|5c|7f)|/(?:\.|%2e)(?:[^w]|$)`;

/** Servers look for a file as if several slashes were one. A bucket has nothing of such a name. */
const emptyName = '//';

/** Matches the path of an address, which may have a query, if servers refuse it; in letters of either case. */
export const refusedByServers = `^[^?]*(?:${emptyName}|${refused})`;

/** Files that have no address: compressed copies, and what is for other hosts. */
export const hidden = (base: string): string =>
  String.raw`\.(?:br|gz)$|^${escaped(base)}_(?:headers|redirects)$`;

/** The ends of the other ways to write the address of a page, which lead to the one that ends with a slash. */
export const otherEnds = ['/index.html', '.html', ''] as const;
