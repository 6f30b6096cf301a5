import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {addressOfPost} from '../content/post-path';
import {buildDate} from '../content/build-date';
import {pathsOf} from '../content/podcast';
import {decoded} from '../lib/decoded';
import {GithubSlugger, toString, visit} from '../lib/es-modules.cjs';
import {pagePath} from '../lib/page-path';
import {routes} from '../site/routes';
import {addressOfAuthor, addressOfPage, addressOfTag, filesBelow} from './page-address';
import {parsePost} from './parse';
import {seriesAmong, tagsOf, type Text} from './texts';

/** The addresses of the site, as far as they can be known without building it. */
export type Addresses = {
  siteDir: string;
  /** Former addresses. `to` is missing if the page was removed, `file` if unknown; `isLost` if undecided. */
  former: ReadonlyMap<string, {to?: string; file?: string; isLost?: true}>;
  /** Paths of posts below blog/, such as `2024-04-02-words/index.md`. */
  posts: readonly string[];
  /** Paths of pages, with a trailing slash. */
  pages: readonly string[];
  /** The address of a post, by its path below blog/. */
  of: (path: string) => string;
  /** Whether a path is a page, or a file that the build writes. */
  has: (path: string) => boolean;
  /** What occupies an address that is not a post's: a file or a generated page; undefined if nothing does. */
  otherPageAt: (address: string) => string | undefined;
  /** The current time: posts appear and expire. */
  now: Date;
  /** The post on a page; `null` for other pages. */
  postOn: (page: string) => Text | null;
  /** All posts with the tag that a page lists; `null` for other pages. */
  postsOfTag: (page: string) => readonly Text[] | null;
  /** The source file of a page, relative to the site folder; `null` if it has none. */
  fileOn: (page: string) => string | null;
  /** The page made from a file, given its absolute path; undefined if there is none. */
  pageOf: (file: string) => string | undefined;
  /** The fragments that can follow # in links to a text. */
  anchorsOf: (text: string, root: Root) => ReadonlySet<string>;
  /** The same for a page; `null` if they cannot be known before it is built. */
  anchorsOn: (page: string) => ReadonlySet<string> | null;
};

/** Pages that plugins generate without a source file. */
const made = [
  '/',
  ...[routes.archive, routes.authors, routes.tags, routes.search].map((word) => `/${word}/`),
];

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Files that the build writes, at the root and beside lists. */
const written =
  /\/(?:rss\.xml|atom\.xml|feed\.json|sitemap\.xml|robots\.txt|llms(?:-full)?\.txt|opensearch\.xml|addresses\.txt|licences\.txt|card\.png)$/;

/** Whether a path is the second or a later page of a list. */
const isLaterPage = (path: string) => /^\/(?:.*\/)?page\/\d+\/?$/.test(path);

/** The page that the build writes a file beside. */
const pageBeside = (file: string) => file.replace(/(?:feed-archive\/\d+\/)?[^/]*$/, '');

/**
 * Whether a path is a file of the site or of the build, not a page.
 *
 * @param hasPage whether there is a page at an address; if omitted, any may have lists and feeds below it
 */
export const isFileOfSite = (
  siteDir: string,
  path: string,
  hasPage: (page: string) => boolean = () => true,
): boolean => {
  const file = path.replace(/\/$/, '');
  return (
    /^\/(?:404(?:\.html)?|_headers|_redirects)$/.test(file) ||
    (isLaterPage(path) && hasPage(path.replace(/page\/\d+\/?$/, ''))) ||
    (written.test(file) && hasPage(pageBeside(file))) ||
    // A folder of static/ is no page unless it has one, so that a former page may have been above its files.
    ['', '/index.html'].some((rest) => isFile(join(siteDir, 'static', file + rest)))
  );
};

/** Whether an address is a file that stays where it is: of static/, or one that the build writes for a page. */
export function isLastingFile(
  siteDir: string,
  path: string,
  living: ReadonlyMap<string, string | null>,
): boolean {
  const file = decoded(path);
  const {page, feed, artwork} = pathsOf('/');
  if (path.endsWith('/') || /\/\.{1,2}(?:\/|$)/.test(file)) {
    return false;
  }
  return (
    (written.test(file) && living.has(pageBeside(file))) ||
    ((file === feed || file === artwork) && living.has(page)) ||
    // Only texts have a Markdown alternate.
    (file.endsWith('.md') && typeof living.get(`${file.slice(0, -'.md'.length)}/`) === 'string') ||
    isFile(join(siteDir, 'static', file))
  );
}

/** The anchors of headings: explicit ones, or slugs of their words. */
function anchors(text: string, root: Root): Set<string> {
  const slugger = new GithubSlugger();
  const found = new Set<string>();
  visit(root, (node) => {
    if (node.type === 'heading') {
      const words = toString(node);
      const own = /\s*\{#([^}\s]+)\}\s*$|\s*(?:\{\/\*|<!--)\s*#(\S+?)\s*(?:\*\/\}|-->)\s*$/.exec(
        text.slice(node.position?.start.offset, node.position?.end.offset),
      );
      found.add(own?.[1] ?? own?.[2] ?? slugger.slug(words));
    } else if (node.type === 'footnoteDefinition') {
      found.add(`fn-${node.identifier}`);
    }
  });
  for (const [, , id] of text.matchAll(/\bid=(["'])([^"']+)\1/g)) {
    found.add(id!);
  }
  return found;
}

/**
 * Finds the addresses of a site.
 *
 * @param texts the texts of its posts, documents and pages
 * @param tags the contents of blog/tags.yml
 * @param authors the contents of blog/authors.yml
 * @param now the date of the build, unless another is given
 */
export function findAddresses(
  siteDir: string,
  texts: readonly Text[],
  tags: Record<string, unknown>,
  authors: Record<string, unknown>,
  now = buildDate(),
): Omit<Addresses, 'former'> {
  const below = (folder: string) => texts.filter(({file}) => file.startsWith(`${folder}/`));
  const posts = new Map(below('blog').map((post) => [post.file.slice('blog/'.length), post]));
  const postAt = new Map([...posts.values()].map((post) => [post.address, post]));
  const textAt = new Map(texts.map((text) => [text.address, text]));
  const postsOf = new Map<string, Text[]>(
    Object.entries(tags).map(([name, tag]) => [addressOfTag(name, tag), []]),
  );
  for (const post of posts.values()) {
    for (const tag of new Set(tagsOf(post, tags))) {
      postsOf.set(tag, [...(postsOf.get(tag) ?? []), post]);
    }
  }
  const others = new Map<string, string | null>([
    ...made.map((page) => [page, null] as const),
    ...filesBelow(join(siteDir, 'src/pages')).flatMap((file) => {
      const address = addressOfPage(file);
      return address === null ? [] : [[address, `src/pages/${file}`] as const];
    }),
    ...below('docs').map(({address, file}) => [address, file] as const),
    ...[...postsOf.keys(), ...seriesAmong(texts)].map((page) => [page, null] as const),
  ]);
  for (const [name, author] of Object.entries(authors)) {
    const address = addressOfAuthor(name, author);
    if (address !== null) {
      others.set(address, null);
    }
  }
  const files = new Map([
    ...others,
    ...[...posts.values()].map(({address, file}) => [address, file] as const),
  ]);
  const pageOf = new Map(
    [...files].flatMap(([page, file]) => (file === null ? [] : [[join(siteDir, file), page]])),
  );
  const known = new Map<string, ReadonlySet<string> | null>();
  const readAnchors = (page: string): ReadonlySet<string> | null => {
    const {file, text} = textAt.get(page) ?? {file: '', text: ''};
    const root =
      file === '' || text.length > 200_000
        ? null
        : parsePost(text, file.endsWith('x'), () => () => undefined);
    return root && anchors(text, root);
  };
  return {
    siteDir,
    posts: [...posts.keys()],
    now,
    otherPageAt: (address) =>
      others.get(address) ??
      (others.has(address)
        ? 'a page that the build makes'
        : isLaterPage(address)
          ? 'a list'
          : isFileOfSite(siteDir, address)
            ? 'a file of the site'
            : undefined),
    postOn: (page) =>
      postAt.get(pagePath(page)) ?? postAt.get(pagePath(page.replace(/\.md$/, ''))) ?? null,
    postsOfTag: (page) => postsOf.get(pagePath(page)) ?? null,
    pages: [...files.keys()],
    of: (path) => posts.get(path)?.address ?? addressOfPost(path),
    has: (path) =>
      files.has(pagePath(path)) ||
      written.test(path) ||
      isLaterPage(path) ||
      // The Markdown version of a page.
      (path.endsWith('.md') && files.has(pagePath(path.slice(0, -'.md'.length)))),
    fileOn: (page) => files.get(pagePath(page)) ?? null,
    pageOf: (file) => pageOf.get(file),
    anchorsOf: anchors,
    anchorsOn: (page) => {
      const address = pagePath(page);
      if (!known.has(address)) {
        known.set(address, readAnchors(address));
      }
      return known.get(address)!;
    },
  };
}
