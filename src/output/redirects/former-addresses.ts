import {
  howToWrite,
  readAddressOnHost,
  readFormerAddress,
  type FormerAddresses,
} from '../../content/former-address';
import {decoded} from '../../lib/addresses';
import {isLaterPage} from '../../lib/page-path';
import type {Owner} from './register';

/** A page, and the `redirects` in its front matter. */
export type Source = {
  file: string;
  /** Path on the host. */
  path: string;
  redirects: unknown;
};

/** What stands for an address in blog/redirects.yml: a target, or why its page is gone. */
export type Entry = string | {reason?: string} | null;

export const file = 'blog/redirects.yml';

/**
 * Collects the former addresses of pages and files.
 *
 * @param entries by address, as blog/redirects.yml has them
 * @param bases the path of the language being built, and those of all languages, the first of which the others lie
 *   below: an entry belongs to the build of the language that it lies in, or else of the first
 * @param claim records who has an address (register.ts)
 * @throws Error with the file, if an address cannot be used
 */
export function formerAddresses(
  sources: readonly Source[],
  entries: Readonly<Record<string, Entry>>,
  {own, all}: {own: string; all: readonly string[]},
  claim: (owner: Owner, address: string) => void,
): FormerAddresses {
  const former: FormerAddresses = {redirects: [], gone: []};
  for (const {file: by, path: to, redirects} of sources) {
    for (const written of [redirects ?? []].flat()) {
      const path = typeof written === 'string' ? readFormerAddress(written, own) : null;
      if (typeof written !== 'string' || path === null) {
        throw new Error(
          `${by}: ${JSON.stringify(written)} cannot have been the address of a page: ${howToWrite.page}.`,
        );
      }
      const from = own + path.slice(1);
      claim({file: by, written}, from);
      former.redirects.push({from, to, isSameText: true});
    }
  }
  const root = all[0] ?? own;
  const ownerOf = (path: string) =>
    all.filter((base) => path.startsWith(base)).sort((a, b) => b.length - a.length)[0] ?? root;
  for (const [address, entry] of Object.entries(entries)) {
    const from = readAddressOnHost(address, root);
    if (from === null) {
      throw new Error(
        `${file}: “${address}” cannot have been the address of a page or a file: ${howToWrite.host}.`,
      );
    }
    if (ownerOf(from) !== own) {
      continue;
    }
    claim({file, written: `${address}:`}, from);
    if (typeof entry === 'string') {
      former.redirects.push({from, to: entry.startsWith('/') ? own + entry.slice(1) : entry});
    } else {
      former.gone.push({from, reason: entry?.reason ?? ''});
    }
  }
  return former;
}

/** The path of a target, without what follows it. */
export const pathOfTarget = (to: string): string => decoded(to.replace(/[?#].*$/s, ''));

/**
 * The addresses that a site has published, one per line, for the check that none of them is lost: paths without the
 * site's base. Nobody learns from it what leads to an unlisted text.
 *
 * @param pages paths on the host, of those that may be found
 * @param texts paths of all texts
 * @param commit of the site, which `npm run check-live` looks for; empty if nobody knows
 */
export function publishedList(
  pages: readonly string[],
  {redirects}: FormerAddresses,
  baseUrl: string,
  texts: readonly string[] = [],
  commit = '',
): string {
  const unlisted = new Set(texts.filter((path) => !pages.includes(path)));
  const all = [
    ...pages.filter((path) => !isLaterPage(path)),
    ...redirects
      .filter(({from, to}) => from.startsWith(baseUrl) && !unlisted.has(pathOfTarget(to)))
      .map(({from}) => from),
  ].map((path) => `/${path.slice(baseUrl.length)}\n`);
  const head = [
    '# Every address of this site: `npm run check-posts -- --published` looks whether one is lost.\n',
    ...(commit === '' ? [] : [`# Commit ${commit}\n`]),
  ];
  return [...head, ...[...new Set(all)].sort()].join('');
}
