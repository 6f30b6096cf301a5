import {
  howToWrite,
  readAddressOnHost,
  readFormerAddress,
  type FormerAddresses,
} from '../../content/former-address';
import {isLaterPage} from '../../lib/page-path';

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
 * @throws Error with the file, if an address cannot be used
 */
export function formerAddresses(
  sources: readonly Source[],
  entries: Readonly<Record<string, Entry>>,
  {own, all}: {own: string; all: readonly string[]},
): FormerAddresses {
  const former: FormerAddresses = {redirects: [], gone: []};
  const owners = new Map(sources.map((source) => [source.path, source.file]));
  const claim = (by: string, from: string): string => {
    const other = owners.get(from);
    if (other !== undefined) {
      throw new Error(
        `${by}: ${from} is also an address of ${other}: keep it in one of them, or delete it if there is such a page.`,
      );
    }
    owners.set(from, by);
    return from;
  };
  for (const {file: by, path: to, redirects} of sources) {
    for (const written of [redirects ?? []].flat()) {
      const path = typeof written === 'string' ? readFormerAddress(written, own) : null;
      if (path === null) {
        throw new Error(
          `${by}: ${JSON.stringify(written)} cannot have been the address of a page: ${howToWrite.page}.`,
        );
      }
      former.redirects.push({from: claim(by, own + path.slice(1)), to, isSameText: true});
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
    claim(file, from);
    if (typeof entry === 'string') {
      former.redirects.push({from, to: entry.startsWith('/') ? own + entry.slice(1) : entry});
    } else {
      former.gone.push({from, reason: entry?.reason ?? ''});
    }
  }
  return former;
}

/** The addresses that a site has published, one per line without the site's base, for the check that none is lost. */
export function publishedList(
  pages: readonly string[],
  {redirects}: FormerAddresses,
  baseUrl: string,
): string {
  const all = [
    ...pages.filter((path) => !isLaterPage(path)),
    ...redirects.map(({from}) => from).filter((from) => from.startsWith(baseUrl)),
  ].map((path) => `/${path.slice(baseUrl.length)}\n`);
  return `# Every address of this site: \`npm run check-posts -- --published\` looks whether one is lost.\n${[...new Set(all)].sort().join('')}`;
}
