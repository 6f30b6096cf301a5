import type {Service} from '../../settings/schema';
import {serves} from '../../settings/services';
import type {InlineCode} from './inline-code';

/** Where pages may load from: the site's own address, and services. */
export type Origins = {url: string; services: readonly Service[]};

/**
 * What pages load from origins that the policy does not name: browsers would load none of it, and tell nobody but the
 * console. One warning for each origin and kind, since one author with a remote portrait is on many pages.
 *
 * @param remoteOf what each page loads by addresses with a host
 * @throws Error if a page loads a script by its element
 */
export function warningsOfOrigins(
  remoteOf: ReadonlyMap<string, InlineCode['remote']>,
  {url, services}: Origins,
): string[] {
  const found = new Map<
    string,
    {origin: string; use: string; address: string; pages: Set<string>}
  >();
  for (const [page, remote] of remoteOf) {
    for (const {address, use} of remote) {
      if (use === 'script') {
        throw new Error(
          `${page}: no browser would run <script src="${address}">, since the site's policy only allows what its own scripts load. Take it out, and name the script in \`services\` of src/site/identity.ts.`,
        );
      }
      const {origin} = new URL(address, url);
      if (origin !== url && !services.some((one) => one.origin === origin && serves(one, use))) {
        const key = `${origin} ${use}`;
        const cause = found.get(key) ?? {origin, use, address, pages: new Set()};
        found.set(key, cause);
        cause.pages.add(page);
      }
    }
  }
  // A picture less does not break a page, and blogs that move here have some.
  return [...found.values()].map(({origin, use, address, pages}) => {
    const [first] = pages;
    const where = pages.size === 1 ? first : `${pages.size} pages, such as ${first}`;
    return `${where}: no browser loads what is from ${origin}, such as ${address}, since the site's policy does not allow its origin. Copy the files into static/, or name ${origin} in \`services\` of src/site/identity.ts, with '${use}' in \`uses\`.`;
  });
}
