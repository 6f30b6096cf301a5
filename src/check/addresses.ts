import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {Root} from 'mdast';
import {normalizeTags} from '@docusaurus/utils';
import {addressOfPost, readPostPath} from '../content/post-path';
import {buildDate} from '../content/build-date';
import {GithubSlugger, toString} from '../lib/es-modules.cjs';
import {timingOf, type Timing} from '../content/publication';
import {visit} from '../lib/visit';
import {readValues} from './front-matter';
import {parsePost} from './parse';

/** A post, as far as it matters to those that link to it. */
export type DatedPost = {
  /** Below blog/, such as `2024-04-02-words/index.md`. */
  path: string;
  address: string;
  timing: Timing;
  /** Addresses of the lists of its tags. */
  tags: readonly string[];
  isUnlisted: boolean;
};

/** The addresses of the site, as far as they are known without building it. */
export type Addresses = {
  siteDir: string;
  /** Where addresses lead that have no page any more; `to` is missing where the page was taken away, `file` where no text is known, and nobody decided yet about what `isLost`. */
  former: ReadonlyMap<string, {to?: string; file?: string; isLost?: true}>;
  /** Paths of posts below blog/, such as `2024-04-02-words/index.md`. */
  posts: readonly string[];
  /** Paths of pages, each with its slash at the end. */
  pages: readonly string[];
  /** The address of a post, by its path below blog/. */
  of: (path: string) => string;
  /** Whether a path is a page, or a file that the build writes. */
  has: (path: string) => boolean;
  /** What stands at an address that is of no post: a file, or what the build writes; undefined where nothing does. */
  otherPageAt: (address: string) => string | undefined;
  /** What counts as now: posts come and go. */
  now: Date;
  /** The post that a page is of; `null` for other pages. */
  postOn: (page: string) => DatedPost | null;
  /** All posts of the tag that a page is of; `null` for other pages. */
  postsOfTag: (page: string) => readonly DatedPost[] | null;
  /** The file of the text of a page, from the folder of the site on; `null` where it has none. */
  fileOn: (page: string) => string | null;
  /** The page that is made of a file, by its absolute path; undefined where none is. */
  pageOf: (file: string) => string | undefined;
  /** What can stand after # in an address of a text. */
  anchorsOf: (text: string, root: Root) => ReadonlySet<string>;
  /** The same for a page; `null` where it is not to be known before it is built. */
  anchorsOn: (page: string) => ReadonlySet<string> | null;
};

/** Pages that plugins make of no file. */
const made = ['/', '/archive/', '/authors/', '/tags/', '/search/'];

/** Files that the build writes, at the top and beside lists. */
export const written =
  /\/(?:rss\.xml|atom\.xml|feed\.json|sitemap\.xml|robots\.txt|llms(?:-full)?\.txt|opensearch\.xml|addresses\.txt|licences\.txt|card\.png)$/;

/** A path with the slash at its end. */
export const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/**
 * Every file and folder below a folder, by its path from there; none where there is no such folder. Links are not
 * followed, since one may lead to a folder that it lies in.
 */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, withFileTypes: true})
      .map(({parentPath, name}) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
      .sort();
  } catch {
    return [];
  }
}

const isMarkdown = (file: string) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file);

/**
 * The address of a page of docs/, which says it, or has that of its file.
 *
 * @param file its path below docs/
 * @returns `null` where the file is no page
 */
export function addressOfDoc(file: string, text: string): string | null {
  const slug = /^slug:\s*(["']?)(\S+)\1\s*$/m.exec(text.slice(0, 5000))?.[2];
  return isMarkdown(file)
    ? withSlash(slug?.startsWith('/') ? slug : `/${file.replace(/(?:\/?index)?\.mdx?$/, '')}`)
    : null;
}

/**
 * The address of a page of src/pages/.
 *
 * @param file its path below that folder
 * @returns `null` where the file is no page
 */
export function addressOfPage(file: string): string | null {
  return /\.(?:mdx?|[jt]sx?)$/.test(file) && !/(?:^|\/)_|\.test\./.test(file)
    ? withSlash(`/${file.replace(/(?:\/?index)?\.\w+$/, '')}`)
    : null;
}

function docs(siteDir: string): Array<[address: string, file: string]> {
  return filesBelow(join(siteDir, 'docs'))
    .filter(isMarkdown)
    .map((file) => {
      const path = join(siteDir, 'docs', file);
      return [addressOfDoc(file, readFileSync(path, 'utf8'))!, path];
    });
}

function pages(siteDir: string): Array<[address: string, file: string]> {
  return filesBelow(join(siteDir, 'src/pages')).flatMap((file) => {
    const address = addressOfPage(file);
    return address === null ? [] : [[address, join(siteDir, 'src/pages', file)]];
  });
}

/**
 * An address below a list. Docusaurus makes an address of a name by lodash' `kebabCase`, which its own function for
 * tags does here, too.
 */
const below = (list: string, name: string, permalink: unknown) =>
  withSlash(
    normalizeTags({
      options: {tags: undefined, onInlineTags: 'ignore'},
      source: '',
      frontMatterTags: [typeof permalink === 'string' ? {label: name, permalink} : name],
      tagsBaseRoutePath: list,
      tagsFile: null,
    })[0]!.permalink,
  );

/** The address of a tag's list. */
export function addressOfTag(name: string, tag: unknown): string {
  const {permalink} = (tag ?? {}) as {permalink?: unknown};
  return below('/tags', name, permalink);
}

/** The address of a team's page; `null` where it has none. */
export function addressOfAuthor(name: string, author: unknown): string | null {
  const {page} = (author ?? {}) as {page?: unknown};
  const own = (page as {permalink?: unknown} | null | undefined)?.permalink;
  return page ? below('/authors', name, own) : null;
}

/**
 * The addresses of the lists that a post is on.
 *
 * @param named what its front matter says at `tags`: names, of tags.yml or its own, and objects with an address
 * @param tags what blog/tags.yml says
 */
export function addressesOfTags(named: unknown, tags: Record<string, unknown>): string[] {
  return (Array.isArray(named) ? (named as unknown[]) : []).flatMap((tag) => {
    if (typeof tag === 'string' || typeof tag === 'number') {
      return addressOfTag(`${tag}`, tags[tag]);
    }
    const {label, permalink} = (tag ?? {}) as {label?: unknown; permalink?: unknown};
    return typeof label === 'string' && typeof permalink === 'string'
      ? addressOfTag(label, {permalink})
      : [];
  });
}

/** What a heading is reached by: written after it, or made of its words. */
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
      found.add(`user-content-fn-${node.identifier}`);
    }
  });
  for (const [, , id] of text.matchAll(/\bid=(["'])([^"']+)\1/g)) {
    found.add(id!);
  }
  return found;
}

const read = (file: string) => readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');

/** In characters, more than front matter may have: the rest of a text says nothing here. */
const longestHead = 20_000;

/** Reads what matters to others about a post. What is wrong with it is reported where it is checked itself. */
function readDatedPost(siteDir: string, path: string, tags: Record<string, unknown>): DatedPost {
  let text = '';
  try {
    text = read(join(siteDir, 'blog', path)).slice(0, longestHead);
  } catch {
    // Nobody may read it.
  }
  const values = readValues(text);
  return {
    path,
    address: addressOfPost(path, values.slug),
    timing: timingOf(values, new Date(readPostPath(path).day ?? 0)),
    tags: addressesOfTags(values.tags, tags),
    isUnlisted: values.unlisted === true,
  };
}

/**
 * Finds the addresses of a site.
 *
 * @param paths those of its posts below blog/, as `findPosts` lists them
 * @param tags what blog/tags.yml says
 * @param authors what blog/authors.yml says
 * @param now the date of the build, where it is not another
 */
export function findAddresses(
  siteDir: string,
  paths: readonly string[],
  tags: Record<string, unknown>,
  authors: Record<string, unknown>,
  now = buildDate(),
): Omit<Addresses, 'former'> {
  const posts = new Map(paths.map((path) => [path, readDatedPost(siteDir, path, tags)]));
  const postAt = new Map([...posts.values()].map((post) => [post.address, post]));
  const postsOf = new Map<string, DatedPost[]>(
    Object.entries(tags).map(([name, tag]) => [addressOfTag(name, tag), []]),
  );
  for (const post of posts.values()) {
    for (const tag of new Set(post.tags)) {
      postsOf.set(tag, [...(postsOf.get(tag) ?? []), post]);
    }
  }
  const others = new Map<string, string | null>([
    ...made.map((page) => [page, null] as const),
    ...pages(siteDir),
    ...docs(siteDir),
    ...[...postsOf.keys()].map((page) => [page, null] as const),
  ]);
  for (const [name, author] of Object.entries(authors)) {
    const address = addressOfAuthor(name, author);
    if (address !== null) {
      others.set(address, null);
    }
  }
  const files = new Map([
    ...others,
    ...[...posts.values()].map(
      ({address, path}) => [address, join(siteDir, 'blog', path)] as const,
    ),
  ]);
  const pageOf = new Map([...files].map(([page, file]) => [file, page]));
  const known = new Map<string, ReadonlySet<string> | null>();
  const readAnchors = (file: string): ReadonlySet<string> | null => {
    if (!/\.mdx?$/.test(file)) {
      return null;
    }
    const text = read(file);
    const root =
      text.length > 200_000 ? null : parsePost(text, file.endsWith('x'), () => () => undefined);
    return root && anchors(text, root);
  };
  return {
    siteDir,
    posts: paths,
    now,
    otherPageAt: (address) => {
      const file = others.get(address);
      return file === undefined
        ? /^\/(?:.*\/)?page\/\d+\/$/.test(address)
          ? 'a list'
          : address === '/404.html/' || existsSync(join(siteDir, 'static', address.slice(0, -1)))
            ? 'a file of the site'
            : undefined
        : file === null
          ? 'a page that the build makes'
          : relative(siteDir, file);
    },
    postOn: (page) =>
      postAt.get(withSlash(page)) ?? postAt.get(withSlash(page.replace(/\.md$/, ''))) ?? null,
    postsOfTag: (page) => postsOf.get(withSlash(page)) ?? null,
    pages: [...files.keys()],
    of: (path) => posts.get(path)?.address ?? addressOfPost(path),
    has: (path) => {
      const page = withSlash(path);
      return (
        files.has(page) ||
        written.test(path) ||
        path === '/addresses.txt' ||
        // A later page of a list, and the Markdown of a page.
        /^\/(?:.*\/)?page\/\d+\/$/.test(page) ||
        (path.endsWith('.md') && files.has(withSlash(path.slice(0, -'.md'.length))))
      );
    },
    fileOn: (page) => {
      const file = files.get(withSlash(page)) ?? null;
      return file === null ? null : relative(siteDir, file);
    },
    pageOf: (file) => pageOf.get(file),
    anchorsOf: anchors,
    anchorsOn: (page) => {
      const file = files.get(withSlash(page)) ?? null;
      if (file === null) {
        return null;
      }
      if (!known.has(file)) {
        known.set(file, readAnchors(file));
      }
      return known.get(file)!;
    },
  };
}
