import type {FormerAddresses} from '../../content/former-address';

/** A redirect. Both addresses include the site's base and are not escaped. */
export type HostRedirect = {
  from: string;
  to: string;
  /** Whether the reader's query is appended to `to`, which then has none of its own. */
  keepsQuery: boolean;
};

/** The facts about the site that the configuration of a host is made from. */
export type SiteFiles = {
  /** Path under which the site is served; it begins and ends with a slash. */
  baseUrl: string;
  /** The same path, and those of further languages below it. */
  bases: string[];
  policy: string;
  /** Paths of all pages; those that end in a slash have an `index.html`. */
  pages: string[];
  redirects: HostRedirect[];
  /** Paths of removed pages, where another page says so; none is escaped. */
  gone: string[];
};

/**
 * The redirects for hosts: every way to write the address of a page, and the files beside it. What is named comes
 * first, as a host may not read all of them, and wins over what is beside another.
 *
 * @param files that are published, by their paths from the root of the site
 */
export function hostRedirects(
  {redirects, moved}: FormerAddresses,
  baseUrl: string,
  files: readonly string[],
): HostRedirect[] {
  const published = new Set(files.map((file) => baseUrl + file));
  const at = (path: string) => baseUrl + path.slice(1);
  const lead = (from: string, to: string): HostRedirect => ({
    from,
    to,
    keepsQuery: !/[?#]/.test(to),
  });
  const named = [...redirects.map((one) => ({...one, from: at(one.from)})), ...moved].map(
    ({to, ...one}) => ({...one, to: to.startsWith('/') ? at(to) : to}),
  );
  const beside = named
    .filter(({from}) => from.endsWith('/'))
    .flatMap(({from, to, hasAlternate}) => {
      const path = to.replace(/[?#].*$/s, '');
      const bare = from.slice(0, -1);
      const card = `${path}card.png`;
      return [
        // The root of the host has no other spellings.
        ...(bare === '' ? [] : [bare, `${bare}.html`]).map((old) => lead(old, to)),
        lead(`${from}index.html`, to),
        ...(hasAlternate && bare !== '' ? [lead(`${bare}.md`, `${path.slice(0, -1)}.md`)] : []),
        ...(published.has(card) && !published.has(`${from}card.png`)
          ? [lead(`${from}card.png`, card)]
          : []),
      ];
    });
  const all = new Map<string, HostRedirect>();
  for (const one of [...named.map(({from, to}) => lead(from, to)), ...beside]) {
    if (!all.has(one.from)) {
      all.set(one.from, one);
    }
  }
  return [...all.values()];
}
