import {mainSpelling, readFormerAddress, readMovedAddress} from '../../content/former-address';
import {decoded} from '../../lib/decoded';
import {routes} from '../../site/routes';
import type {FormerPage, Loss, Source, SourcePost} from './model';

/** Where the addresses of the former site lead, by how this site can answer for them. */
export type FormerAddresses = {
  /** Former addresses of each post, for its front matter. */
  redirects: Map<SourcePost, string[]>;
  /** For `blog/moved.yml`: what no post can name. The keys are paths from the root of the host. */
  moved: Map<string, string>;
  /** Files that stay where they were, by path from the root of the site. */
  files: Map<string, Buffer>;
  /** Each former address with where it leads now, both from the root of the host. */
  all: Array<{from: string; to: string}>;
  losses: Loss[];
};

const withSlash = (path: string) =>
  /\.[a-z\d]{1,5}$/i.test(path) || path.endsWith('/') ? path : `${path}/`;

/** Whether a post is a page of this site by now: its address, and those of its tags, lead nowhere before. */
const isPublished = ({isDraft, date}: SourcePost) => !isDraft && Date.parse(date) <= Date.now();

/** The page of this site that stands in for one of the former site. */
function targetOf({kind, key, address}: FormerPage, source: Source): string {
  const isKnown = (keys: ReadonlyArray<{key: string}>) => keys.some((one) => one.key === key);
  // Only tags that a published post has are pages.
  const used = source.tags.filter((tag) =>
    source.posts.some((post) => isPublished(post) && post.tags.includes(tag.key)),
  );
  switch (kind) {
    case 'tag':
      return isKnown(used) ? `/${routes.tags}/${key!}/` : `/${routes.tags}/`;
    case 'author':
      return isKnown(source.authors) ? `/${routes.authors}/${key!}/` : `/${routes.authors}/`;
    case 'archive':
      return `/${routes.archive}/`;
    case 'feed': {
      const list = isKnown(used) ? `/${routes.tags}/${key!}/` : '/';
      const name = address.endsWith('.json') ? 'feed.json' : 'rss.xml';
      return list + (/atom/i.test(address) ? 'atom.xml' : name);
    }
    default:
      return '/';
  }
}

/** Pages and files that each site has. */
const own = new Set([
  '/',
  ...[routes.archive, routes.authors, routes.tags, routes.search].map((word) => `/${word}/`),
  ...['/rss.xml', '/atom.xml', '/feed.json'],
]);

/** The second or a later page of a list of this site. */
const laterPage = new RegExp(`^/(?:(?:${routes.tags}|${routes.authors})/[^/]+/)?page/\\d+/$`);

/**
 * Works out what answers at each address of the former site.
 *
 * @param addressOf the new address of a post, below the base path of this site
 * @param baseUrl of this site, with slashes at both ends
 */
export function formerAddresses(
  source: Source,
  addressOf: (post: SourcePost) => string,
  baseUrl: string,
): FormerAddresses {
  const redirects = new Map<SourcePost, string[]>();
  const moved = new Map<string, string>();
  const files = new Map<string, Buffer>();
  const all: FormerAddresses['all'] = [];
  const losses: Loss[] = [];
  const atHost = (path: string) => baseUrl + path.slice(1);
  // Where each address leads: first of all, those of the posts to themselves.
  const taken = new Map(
    source.posts.filter(isPublished).map((post) => [atHost(addressOf(post)), addressOf(post)]),
  );
  const inSite = (address: string) =>
    address.startsWith(baseUrl) ? `/${address.slice(baseUrl.length)}` : undefined;

  /** Leads from an address of the former site to one of this; `redirect` takes those that a post can name. */
  const lead = (
    file: string,
    what: string,
    written: string,
    to: string,
    redirect?: (path: string) => void,
  ) => {
    const from = withSlash(written);
    const lose = (became: string) => void losses.push({file, what: `${what} ${written}`, became});
    const below = inSite(from);
    if (below === to || (below !== undefined && own.has(below))) {
      all.push({from: written, to: atHost(below)});
      return;
    }
    if (below !== undefined && laterPage.test(below)) {
      lose('this site divides its lists by itself: there may be no page of this number');
      return;
    }
    if (from.includes('/.')) {
      lose('hosts keep names that begin with a dot to themselves');
      return;
    }
    const read = readMovedAddress(from, {baseUrl});
    if (!('path' in read)) {
      lose(`${read.reason}: have the host redirect it to ${atHost(to)}`);
      return;
    }
    const spelling = mainSpelling(read.path);
    const there = taken.get(spelling);
    if (there !== undefined && there !== to) {
      lose(`leads to ${atHost(there)}, which has it too`);
      return;
    }
    if (there === undefined) {
      taken.set(spelling, to);
      const page = below === undefined ? undefined : readFormerAddress(below);
      if (redirect && page && 'path' in page) {
        redirect(page.path);
      } else {
        moved.set(read.path, to);
      }
    }
    all.push({from: written, to: atHost(to)});
  };

  for (const post of source.posts) {
    const named: string[] = [];
    // A draft had no address.
    for (const address of post.isDraft ? [] : post.addresses) {
      if (!isPublished(post)) {
        losses.push({
          file: post.file,
          what: `address ${address}`,
          became: `left out: the post appears on ${post.date.slice(0, 10)}; if readers know the address, name it in its redirects then`,
        });
        continue;
      }
      lead(post.file, 'address', address, addressOf(post), (path) => void named.push(path));
    }
    redirects.set(post, named);
  }
  for (const page of source.pages) {
    const {address, kind, content} = page;
    if (kind !== 'file') {
      lead(source.kind, kind, address, targetOf(page, source));
      continue;
    }
    const path = inSite(decoded(address));
    if (content && path !== undefined) {
      files.set(`static${path}`, content);
      all.push({from: address, to: address});
    } else {
      losses.push({
        file: source.kind,
        what: `${kind} ${address}`,
        became: `lost at this address, which is outside ${baseUrl}: posts have a copy`,
      });
    }
  }
  return {redirects, moved, files, all, losses};
}
