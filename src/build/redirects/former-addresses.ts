import {
  howToWrite,
  mainSpelling,
  readFormerAddress,
  readMovedAddress,
  type FormerAddresses,
  type Gone,
  type Redirect,
} from '../../content/former-address';
import {isLaterPage} from '../../lib/page-path';

/** A page, and the `redirects` in its front matter. */
export type Source = {
  /** The file, for messages. */
  file: string;
  /** Path without the site's base. */
  path: string;
  redirects: unknown;
  hasAlternate: boolean;
};

/** The entry of an address in blog/gone.yml. */
export type GoneEntry = {to?: unknown; reason?: unknown};

/** The paths that decide which entries of blog/moved.yml a build is to keep. */
export type Bases = {
  /** The path of the language being built. */
  own: string;
  /** The paths of all languages, the first of which the others lie below. */
  all: readonly string[];
  /** The first of them on the published site, which the entries were written for. */
  published: string;
};

/**
 * The path from the root of the host that an entry of blog/moved.yml has in a build; `null` if another language
 * keeps it, or if it lies outside of the site in a build for another path.
 */
function keptAt(path: string, {own, all, published}: Bases): string | null {
  const [root = own] = all;
  const inSite = path.startsWith(published);
  if (!inSite && root !== published) {
    return null;
  }
  const from = inSite ? root + path.slice(published.length) : path;
  const [owner = root] = all
    .filter((base) => from.startsWith(base))
    .sort((a, b) => b.length - a.length);
  return owner === own ? from : null;
}

/**
 * Collects the former addresses of pages and files.
 *
 * @param gone by address, as blog/gone.yml has it
 * @param moved targets by address, as blog/moved.yml has them
 * @throws Error with the file, if something cannot be used; `npm run check-posts` says more, with lines
 */
export function formerAddresses(
  sources: readonly Source[],
  gone: Readonly<Record<string, GoneEntry | null>>,
  moved: Readonly<Record<string, unknown>>,
  bases: Bases,
): FormerAddresses {
  const pages = new Map(sources.map((source) => [source.path, source]));
  const claimed = new Map<string, string>();
  const alternateAt = (to: string) => pages.get(to.replace(/[?#].*$/s, ''))?.hasAlternate ?? false;
  const claim = (file: string, written: unknown): string => {
    const path = typeof written === 'string' ? readFormerAddress(written) : null;
    if (path === null) {
      throw new Error(
        `${file}: “${String(written)}” is no address that a page can have had: ${howToWrite.page}.`,
      );
    }
    const other = claimed.get(path);
    if (other !== undefined) {
      throw new Error(
        `${file}: the former address ${path} is also that of ${other}: keep it in one of them.`,
      );
    }
    if (pages.has(path)) {
      throw new Error(
        `${file}: the former address ${path} is that of ${pages.get(path)!.file}: delete it.`,
      );
    }
    claimed.set(path, file);
    return path;
  };
  const redirects: Redirect[] = [];
  for (const {file, path, redirects: written, hasAlternate} of sources) {
    for (const one of Array.isArray(written) ? (written as unknown[]) : [written]) {
      if (one !== undefined && one !== null) {
        redirects.push({from: claim(file, one), to: path, hasAlternate, isSameText: true});
      }
    }
  }
  const left: Gone[] = [];
  for (const [address, entry] of Object.entries(gone)) {
    const file = 'blog/gone.yml';
    const from = claim(file, address);
    const {to, reason} = entry ?? {};
    if (typeof to === 'string') {
      redirects.push({
        from,
        to,
        hasAlternate: alternateAt(to),
      });
    } else if (typeof reason === 'string') {
      left.push({from, reason});
    } else {
      throw new Error(
        `${file}: ${address} has neither to: nor reason: write where it leads, or why it is gone.`,
      );
    }
  }
  const {own} = bases;
  const spelt = new Map(
    [...claimed].map(([path, file]) => [mainSpelling(own + path.slice(1)), file]),
  );
  const led: Redirect[] = [];
  for (const [address, to] of Object.entries(moved)) {
    const file = 'blog/moved.yml';
    const path = readMovedAddress(address, bases.published);
    if (path === null) {
      throw new Error(
        `${file}: “${address}” is no address that a page or a file can have had: ${howToWrite.host}.`,
      );
    }
    if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) {
      throw new Error(`${file}: ${address} leads to no path: write that of a page or a file.`);
    }
    const from = keptAt(path, bases);
    if (from === null) {
      continue;
    }
    const other = spelt.get(mainSpelling(from));
    if (other !== undefined) {
      throw new Error(`${file}: ${address} is also in ${other}: keep it in one of them.`);
    }
    spelt.set(mainSpelling(from), file);
    led.push({from, to, hasAlternate: alternateAt(to)});
  }
  return {redirects, gone: left, moved: led};
}

/**
 * The addresses that a site has published, one per line, for the check that none of them is lost.
 *
 * @param pages paths without the site's base
 */
export function publishedList(
  pages: readonly string[],
  {redirects, moved}: FormerAddresses,
  baseUrl: string,
): string {
  const all = new Set([
    ...pages.filter((path) => !isLaterPage(path)),
    ...redirects.map(({from}) => from),
    ...moved
      .filter(({from}) => from.startsWith(baseUrl))
      .map(({from}) => `/${from.slice(baseUrl.length)}`),
  ]);
  return `# Every address of this site: \`npm run check-posts -- --published\` looks whether one is lost.\n${[
    ...all,
  ]
    .sort()
    .map((path) => `${path}\n`)
    .join('')}`;
}
