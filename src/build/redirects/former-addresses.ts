import {
  readFormerAddress,
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

/**
 * Collects the former addresses of pages.
 *
 * @param gone by address, as blog/gone.yml has it
 * @throws Error with the file, if something cannot be used; `npm run check-posts` says more, with lines
 */
export function formerAddresses(
  sources: readonly Source[],
  gone: Readonly<Record<string, GoneEntry | null>>,
): FormerAddresses {
  const pages = new Map(sources.map((source) => [source.path, source]));
  const claimed = new Map<string, string>();
  const claim = (file: string, written: unknown): string => {
    const read =
      typeof written === 'string'
        ? readFormerAddress(written)
        : {reason: 'is no text', remedy: 'write a path'};
    if (!('path' in read)) {
      throw new Error(
        `${file}: the former address “${String(written)}” ${read.reason}: ${read.remedy}.`,
      );
    }
    const other = claimed.get(read.path);
    if (other !== undefined) {
      throw new Error(
        `${file}: the former address ${read.path} is also that of ${other}: keep it in one of them.`,
      );
    }
    if (pages.has(read.path)) {
      throw new Error(
        `${file}: the former address ${read.path} is that of ${pages.get(read.path)!.file}: delete it.`,
      );
    }
    claimed.set(read.path, file);
    return read.path;
  };
  const redirects: Redirect[] = [];
  for (const {file, path, redirects: written, hasAlternate} of sources) {
    for (const one of Array.isArray(written) ? (written as unknown[]) : [written]) {
      if (one !== undefined && one !== null) {
        redirects.push({from: claim(file, one), to: path, hasAlternate});
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
        hasAlternate: pages.get(to.replace(/[?#].*$/s, ''))?.hasAlternate ?? false,
      });
    } else if (typeof reason === 'string') {
      left.push({from, reason});
    } else {
      throw new Error(
        `${file}: ${address} has neither to: nor reason: write where it leads, or why it is gone.`,
      );
    }
  }
  return {redirects, gone: left};
}

/**
 * The addresses that a site has published, one per line, for the check that none of them is lost.
 *
 * @param pages paths without the site's base
 */
export function publishedList(pages: readonly string[], {redirects}: FormerAddresses): string {
  const all = new Set([
    ...pages.filter((path) => !isLaterPage(path)),
    ...redirects.map(({from}) => from),
  ]);
  return `# Every address of this site: \`npm run check-posts\` looks whether one is lost.\n${[
    ...all,
  ]
    .sort()
    .map((path) => `${path}\n`)
    .join('')}`;
}
