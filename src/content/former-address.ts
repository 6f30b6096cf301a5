import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {decoded} from '../lib/decoded';

/** Where a site is published, as far as it is known. */
export type Published = {
  /** Scheme and host, such as `https://engineering.example.com`. */
  url?: string;
  /** The path it is served under, with a slash at both ends. */
  baseUrl?: string;
};

/** The result of reading a former address: its path, or what is wrong with it. */
export type FormerAddress =
  | {path: string}
  | {
      /** A sentence without its full stop. */
      reason: string;
      remedy: string;
      /** What was probably meant. */
      meant?: string;
    };

/**
 * The name of a page in a path, without characters that a configuration of a host, or a browser, takes for more than
 * themselves. Other programs put `@` and `+` into addresses, and all that is not ASCII, of which spaces and signs that
 * nobody sees are refused.
 */
const name = String.raw`(?:[\w~.@+\-]|[^\p{ASCII}\p{Z}\p{C}])+`;

const pagePath = new RegExp(`^/(?:${name}/)*(?:${name})?$`, 'u');

/** The ending of a file. */
const fileEnding = /\.\w{1,5}$/;

/** In bytes. A file system allows 255, and the build writes `x.html.br` beside `x`. */
const longestName = 240;

/** In bytes: a host's redirect line holds both the old and the new address, at most 2,000 for Cloudflare. */
const longestPath = 1000;

const example = 'write it as /2024/04/02/a-slug/, or as the former name of the folder';
const exampleOfHost = 'write it as /tag/a-word/ or /feed.xml';

/**
 * Reads an address that a page once had: a path from the root of the site, without its base path; or, for a post,
 * the former name of its folder.
 *
 * @param site needed only to understand addresses that were copied from an address bar
 * @param isOfHost whether it is a path from the root of the host, which may also be that of a file
 */
export function readFormerAddress(
  written: string,
  site: Published = {},
  isOfHost = false,
): FormerAddress {
  const text = written.trim();
  const how = isOfHost ? exampleOfHost : example;
  // A former folder name: Docusaurus derives the address from its day and its words.
  const [, year, month, day, words] =
    /^(\d{4})-(\d\d)-(\d\d)-([a-z\d]+(?:-[a-z\d]+)*)$/.exec(text) ?? [];
  if (words !== undefined && !isOfHost) {
    return {path: `/${year}/${month}/${day}/${words}/`};
  }
  const wrong = (reason: string, remedy: string, path?: string): FormerAddress => {
    const read = path === undefined ? undefined : readFormerAddress(path, {}, isOfHost);
    const meant = read && ('path' in read ? read.path : read.meant);
    return {
      reason,
      remedy: meant === undefined ? remedy : `write ${meant}`,
      ...(meant !== undefined && {meant}),
    };
  };
  const base = site.baseUrl ?? '/';
  const withoutBase = (path: string) =>
    path.startsWith(base) ? `/${path.slice(base.length)}` : path;
  if (/^[a-z][a-z\d+.-]*:/i.test(text) || text.startsWith('//')) {
    const own =
      site.url !== undefined && URL.canParse(text) && new URL(text).origin === site.url
        ? new URL(text).pathname
        : null;
    return own === null
      ? wrong('is on another host, which this site cannot answer for', how)
      : wrong('has the name of the host before it', how, withoutBase(own));
  }
  if (/[?#]/.test(text)) {
    return wrong(
      'has a ? or #, which no host looks at',
      'leave out what begins there',
      text.replace(/[?#].*$/s, ''),
    );
  }
  if (!text.startsWith('/')) {
    return /^[\w~%.\p{L}-]+(?:\/[\w~%.\p{L}-]+)*\/?$/u.test(text) && text.includes('/')
      ? wrong('does not begin with a slash', how, `/${text}`)
      : wrong('is no path', how);
  }
  if (base !== '/' && text.startsWith(base)) {
    return wrong(
      `begins with ${base}, which the build puts before it by itself`,
      how,
      withoutBase(text),
    );
  }
  const path = decoded(text);
  if (!pagePath.test(path)) {
    return wrong('is no path that a page could have had', how);
  }
  if (path.split('/').some((name) => Buffer.byteLength(name) > longestName)) {
    return wrong('is longer than the name of a file can be', 'shorten it');
  }
  if (Buffer.byteLength(path) > longestPath) {
    return wrong('is longer than a host can have it', 'shorten it');
  }
  if (/\/\.{1,2}(?:\/|$)/.test(path)) {
    return wrong('leads to another folder by its dots', 'write the path that it leads to');
  }
  if (path === '/' && !isOfHost) {
    return wrong('is the front page, which is always there', 'delete it');
  }
  if (/\/index\.html?$/.test(path)) {
    return wrong('names the file of a page', how, path.replace(/[^/]+$/, ''));
  }
  // Without its ending, it would be the address //.
  if (/\/\.\w{1,5}$/.test(path)) {
    return wrong('has no name before its ending', how);
  }
  if (path.endsWith('.md')) {
    return wrong('is the Markdown of a page, which follows it', how, `${path.slice(0, -3)}/`);
  }
  if (/\.html?$/.test(path) || path.endsWith('/')) {
    return {path};
  }
  if (isOfHost && /\.(?:br|gz)$/.test(path)) {
    return wrong('is a compressed copy, which no host answers for', 'name the file itself');
  }
  if (isOfHost && fileEnding.test(path)) {
    return {path};
  }
  return fileEnding.test(path)
    ? wrong('is a file, and only pages can lead on', 'keep the file below static/')
    : wrong('does not end with a slash', how, `${path}/`);
}

/** A former address of blog/moved.yml. */
export type MovedAddress = {
  /** From the root of the host. */
  path: string;
  /** From the root of the site; `null` if the site lies below another path. */
  inSite: string | null;
};

/** Reads a former address of blog/moved.yml: a path from the root of the host, of a page or a file. */
export function readMovedAddress(
  written: string,
  {url, baseUrl = '/'}: Published = {},
): MovedAddress | Exclude<FormerAddress, {path: string}> {
  const read = readFormerAddress(written, url === undefined ? {} : {url}, true);
  if (!('path' in read)) {
    return read;
  }
  const {path} = read;
  return path === baseUrl
    ? {reason: 'is the front page, which is always there', remedy: 'delete it'}
    : {path, inSite: path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : null};
}

/** Whether an address is that of a page, not of a file. */
export const isPageAddress = (path: string): boolean => /(?:\/|\.html?)$/.test(path);

/** The spelling under which a page's address covers its others: `/a/` for `/a.html`. */
export const mainSpelling = (path: string): string => path.replace(/\.html$/, '/');

/** Escapes a redirect's target for headers, attributes and configurations of hosts. */
export function escapeTarget(to: string): string {
  const {href, origin} = new URL(to, 'https://own.invalid');
  return (to.startsWith('/') ? href.slice(origin.length) : href).replace(
    /[{}$"'`\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}

/** A former address of a page that has moved. */
export type Redirect = {
  /** Its path, without the site's base and not escaped; it ends with a slash, or as `.html`. */
  from: string;
  /** A path without the site's base, or an address elsewhere. */
  to: string;
  /** Whether the page has a Markdown alternate. */
  hasAlternate: boolean;
  /** The text itself was at `from`, not another one that now leads to it. */
  isSameText?: true;
};

/** An address whose page was removed. */
export type Gone = {from: string; reason: string};

/** All addresses of a site that no longer have a page of their own. */
export type FormerAddresses = {
  redirects: Redirect[];
  gone: Gone[];
  /** Those of blog/moved.yml: their `from` is a path from the root of the host, of a page or a file. */
  moved: Redirect[];
};

/** Where the build stores them for other plugins, in its folder of generated files. */
export const formerAddressesFile = 'redirects/default/former-addresses.json';

/** Reads the addresses that no longer have a page, as src/build/redirects has collected them. */
export function readFormerAddresses(generatedFilesDir: string): FormerAddresses {
  const file = join(generatedFilesDir, formerAddressesFile);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as FormerAddresses)
    : {redirects: [], gone: [], moved: []};
}
