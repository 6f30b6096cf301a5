/**
 * How hosts respond to addresses, as regular expressions that nginx (PCRE), Caddy (RE2) and JavaScript read alike,
 * in the order they are tried. The build does not make CloudFront's function, which is compared with them.
 */

/** Escapes a text for regular expressions in all three. */
export const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text in quotes, as nginx and Caddy read it. */
export const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;

/**
 * Matches paths as sent at which nothing is found, case-insensitively. Browsers read a backslash as a slash and
 * ignore tabs and line breaks, so a redirect that repeated one might lead to another host. They resolve dots
 * before they send a request; and no published name begins with a dot, except `.well-known`.
 */
const refused = String.raw`\\|%(?:[01][\da-f]|2f|5c|7f)|/(?:\.|%2e)(?:[^w]|$)`;

/** Servers treat several slashes as one when they look for a file. A bucket has no file of such a name. */
const emptyName = '//';

/** Matches an address, with or without a query, if servers refuse its path; case-insensitively. */
export const refusedByServers = `^[^?]*(?:${emptyName}|${refused})`;

/** Matches files that have no address: compressed copies, and files for other hosts. */
export const hidden = (base: string): string =>
  String.raw`\.(?:br|gz)$|^${escaped(base)}_(?:headers|redirects)$`;

/** The endings of a page's other addresses, which redirect to the one that ends with a slash. */
export const otherEnds = ['/index.html', '.html', ''] as const;
