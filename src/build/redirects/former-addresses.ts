import {
  howToWrite,
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
};

/** The entry of an address in blog/gone.yml: the check of posts sees to it that it has one of both. */
export type GoneEntry = {to?: string; reason?: string} | null;

/**
 * Collects the former addresses of pages and files.
 *
 * @param gone by address, as blog/gone.yml has it
 * @param moved targets by address, as blog/moved.yml has them
 * @param bases the path of the language being built, and those of all languages, the first of which the others lie
 *   below: an entry of blog/moved.yml belongs to the build of the language that it lies in, or else of the first
 * @throws Error with the file, if an address cannot be used; `npm run check-posts` says more, with lines
 */
export function formerAddresses(
  sources: readonly Source[],
  gone: Readonly<Record<string, GoneEntry>>,
  moved: Readonly<Record<string, string>>,
  {own, all}: {own: string; all: readonly string[]},
): FormerAddresses {
  const onHost = (path: string) => own + path.slice(1);
  const owners = new Map(sources.map(({path, file}) => [onHost(path), file]));
  const claim = (file: string, path: string): void => {
    const other = owners.get(path);
    if (other !== undefined) {
      throw new Error(
        `${file}: ${path} is also an address of ${other}: keep it in one of them, or delete it if there is such a page.`,
      );
    }
    owners.set(path, file);
  };
  const read = (file: string, written: unknown): string => {
    const path = typeof written === 'string' ? readFormerAddress(written) : null;
    if (path === null) {
      throw new Error(
        `${file}: “${String(written)}” is no address that a page can have had: ${howToWrite.page}.`,
      );
    }
    claim(file, onHost(path));
    return path;
  };
  const redirects: Redirect[] = sources.flatMap(({file, path, redirects: written}) =>
    [written ?? []]
      .flat()
      .map((one) => ({from: read(file, one), to: path, isSameText: true as const})),
  );
  const left: Gone[] = [];
  for (const [address, entry] of Object.entries(gone)) {
    const from = read('blog/gone.yml', address);
    if (entry?.to === undefined) {
      left.push({from, reason: entry?.reason ?? ''});
    } else {
      redirects.push({from, to: entry.to});
    }
  }
  const root = all[0] ?? own;
  const ownerOf = (path: string) =>
    all.filter((base) => path.startsWith(base)).sort((a, b) => b.length - a.length)[0] ?? root;
  const led: Redirect[] = [];
  for (const [address, to] of Object.entries(moved)) {
    const file = 'blog/moved.yml';
    const from = readMovedAddress(address, root);
    if (from === null) {
      throw new Error(
        `${file}: “${address}” is no address that a page or a file can have had: ${howToWrite.host}.`,
      );
    }
    if (ownerOf(from) === own) {
      claim(file, from);
      led.push({from, to});
    }
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
