import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {decoded} from '../lib/addresses';

/**
 * The name of a page in a path, without characters that a configuration of a host, or a browser, takes for more than
 * themselves. Other programs put `@` and `+` into addresses, and all that is not ASCII, of which spaces and signs that
 * nobody sees are refused.
 */
const name = String.raw`(?:[\w~.@+\-]|[^\p{ASCII}\p{Z}\p{C}])+`;

const pagePath = new RegExp(`^/(?:${name}/)*(?:${name})?$`, 'u');

const fileEnding = /\.\w{1,5}$/;

/** What an author should write instead of what cannot be read. */
export const howToWrite = {
  page: 'write its path, as /2024/04/02/a-slug/, without the host or path of the site and without ? and #, or the former name of its folder',
  host: 'write a path from the root of the host, of a page or a file: /tag/a-word/ or /feed.xml',
};

/** Whether a page or a file can be at a path, and a host can redirect from it. */
const isPossible = (path: string) =>
  pagePath.test(path) &&
  // Dots lead to another folder, and the file of a page has the address of its folder.
  !/\/\.{1,2}(?:\/|$)|\/index\.html?$/.test(path) &&
  // Without its ending, it would be the address //.
  !/\/\.\w{1,5}$/.test(path);

/**
 * Reads an address that a page once had: a path from the root of the site, without its base path; or, for a post,
 * the former name of its folder.
 *
 * @param baseUrl path of the site
 * @returns the path, or `null` if no page can have had it
 */
export function readFormerAddress(written: string, baseUrl: string): string | null {
  const text = written.trim();
  // Docusaurus derives the address from the day and the words of the folder.
  const [, year, month, day, words] =
    /^(\d{4})-(\d\d)-(\d\d)-([a-z\d]+(?:-[a-z\d]+)*)$/.exec(text) ?? [];
  const path = words === undefined ? decoded(text) : `/${year}/${month}/${day}/${words}/`;
  const isOfSite = baseUrl === '/' || !path.startsWith(baseUrl);
  return path !== '/' && isOfSite && isPossible(path) && isPageAddress(path) ? path : null;
}

/**
 * Reads a former address of blog/redirects.yml: a path from the root of the host, of a page or a file.
 *
 * @returns the path, or `null` if neither can have been there, or if it is the site's front page
 */
export function readAddressOnHost(written: string, baseUrl: string): string | null {
  const path = decoded(written.trim());
  const isOfFile = fileEnding.test(path) && !/\.(?:br|gz)$/.test(path);
  return path !== baseUrl && isPossible(path) && (isPageAddress(path) || isOfFile) ? path : null;
}

/** Whether an address is that of a page, not of a file. */
export const isPageAddress = (path: string): boolean => /(?:\/|\.html?)$/.test(path);

/** Escapes a redirect's target for headers, attributes and configurations of hosts. */
export function escapeTarget(to: string): string {
  const {href, origin} = new URL(to, 'https://own.invalid');
  return (to.startsWith('/') ? href.slice(origin.length) : href).replace(
    /[{}$"'`\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}

/** A former address of a page or a file that has moved. */
type Redirect = {
  /** Its path on the host, not escaped. */
  from: string;
  /** A path on the host, or an address elsewhere. */
  to: string;
  /** The text itself was at `from`, not another one that now leads to it. */
  isSameText?: true;
};

/** All addresses of a site that no longer have a page of their own, and those whose pages were removed. */
export type FormerAddresses = {
  redirects: Redirect[];
  gone: Array<{from: string; reason: string}>;
};

/** Where the build stores them for other plugins, in its folder of generated files. */
export const formerAddressesFile = 'redirects/default/former-addresses.json';

/** Reads the addresses that no longer have a page, as src/output/redirects has collected them. */
export function readFormerAddresses(generatedFilesDir: string): FormerAddresses {
  const file = join(generatedFilesDir, formerAddressesFile);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as FormerAddresses)
    : {redirects: [], gone: []};
}
