import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {formerAddressesFile, type FormerAddresses} from '../../content/former-address';

/** A redirect. Both addresses include the site's base and are not escaped. */
export type HostRedirect = {
  from: string;
  to: string;
  /** Whether the reader's query is appended to `to`, which then has none of its own. */
  keepsQuery: boolean;
};

/** Reads the addresses that no longer have a page, as src/build/redirects has collected them. */
export function readFormerAddresses(generatedFilesDir: string): FormerAddresses {
  const file = join(generatedFilesDir, formerAddressesFile);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as FormerAddresses)
    : {redirects: [], gone: []};
}

/**
 * The redirects for hosts: every way to write the address of a page, and the files beside it.
 *
 * @param files that are published, by their paths from the root of the site
 */
export function hostRedirects(
  {redirects}: FormerAddresses,
  baseUrl: string,
  files: readonly string[],
): HostRedirect[] {
  const published = new Set(files);
  const at = (path: string) => baseUrl + path.slice(1);
  return redirects.flatMap(({from, to, hasAlternate}) => {
    const target = to.startsWith('/') ? at(to) : to;
    const path = to.replace(/[?#].*$/s, '');
    const lead = (old: string, now: string): HostRedirect => ({
      from: at(old),
      to: now,
      keepsQuery: !/[?#]/.test(now),
    });
    if (!from.endsWith('/')) {
      return [lead(from, target)];
    }
    const card = `${path}card.png`;
    return [
      ...[from, from.slice(0, -1), `${from.slice(0, -1)}.html`, `${from}index.html`].map((old) =>
        lead(old, target),
      ),
      ...(hasAlternate ? [lead(`${from.slice(0, -1)}.md`, at(`${path.slice(0, -1)}.md`))] : []),
      ...(to.startsWith('/') &&
      published.has(card.slice(1)) &&
      !published.has(`${from}card.png`.slice(1))
        ? [lead(`${from}card.png`, at(card))]
        : []),
    ];
  });
}
