import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {Root} from 'mdast';
import {buildDate} from '../../lib/build-date';
import {GithubSlugger, toString} from '../../lib/es-modules.cjs';
import {addressOf, readFolderName} from '../../lib/post-address';
import {timingOf, type Timing} from '../../lib/publication';
import {visit} from '../../lib/visit';
import {readValues} from './front-matter';
import {parsePost} from './parse';

/** A post, as far as it matters to those that link to it. */
type DatedPost = {folder: string; timing: Timing; tags: unknown; isUnlisted: boolean};

/** The addresses of the site, as far as they are known without building it. */
export type Addresses = {
  siteDir: string;
  /** Where addresses lead that have no page any more; `to` is missing where the page was taken away, `file` where no text is known, and nobody decided yet about what `isLost`. */
  former: ReadonlyMap<string, {to?: string; file?: string; isLost?: true}>;
  /** Names of the folders of posts. */
  folders: readonly string[];
  /** Paths of pages, each with its slash at the end. */
  pages: readonly string[];
  /** The address of the post in a folder. */
  of: (folder: string) => string;
  /** Whether a path is a page, or a file that the build writes. */
  has: (path: string) => boolean;
  /** What counts as now: posts come and go. */
  now: Date;
  /** The post that a page is of; `null` for other pages. */
  postOn: (page: string) => DatedPost | null;
  /** All posts of the tag that a page is of; `null` for other pages. */
  postsOfTag: (page: string) => readonly DatedPost[] | null;
  /** The file of the text of a page, from the folder of the site on; `null` where it has none. */
  fileOn: (page: string) => string | null;
  /** What can stand after # in an address of a text. */
  anchorsOf: (text: string, root: Root) => ReadonlySet<string>;
  /** The same for a page; `null` where it is not to be known before it is built. */
  anchorsOn: (page: string) => ReadonlySet<string> | null;
};

/** Pages that plugins make of no file. */
const made = ['/', '/archive/', '/authors/', '/tags/', '/search/'];

/** Files that the build writes, at the top and beside lists. */
const written =
  /\/(?:rss\.xml|atom\.xml|feed\.json|sitemap\.xml|robots\.txt|llms(?:-full)?\.txt|opensearch\.xml|card\.png)$/;

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

/** The address of a tag's list. */
export function addressOfTag(name: string, tag: unknown): string {
  const {permalink} = (tag ?? {}) as {permalink?: unknown};
  return withSlash(`/tags${typeof permalink === 'string' ? permalink : `/${name}`}`);
}

/** The address of a team's page; `null` where it has none. */
export function addressOfAuthor(name: string, author: unknown): string | null {
  const {page} = (author ?? {}) as {page?: unknown};
  const own = (page as {permalink?: unknown} | null | undefined)?.permalink;
  return page ? withSlash(`/authors${typeof own === 'string' ? own : `/${name}`}`) : null;
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

/** The file of the text of a post, in its folder; none where there is no such file. */
const textIn = (folder: string): string | undefined =>
  ['index.md', 'index.mdx']
    .map((name) => join(folder, name))
    .find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());

const read = (file: string) => readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');

/** In characters, more than front matter may have: the rest of a text says nothing here. */
const longestHead = 20_000;

/** Reads of a post what matters to others. What is wrong with it is found where it is checked itself. */
function readDatedPost(siteDir: string, folder: string): DatedPost {
  let text = '';
  try {
    const file = textIn(join(siteDir, 'blog', folder));
    text = file === undefined ? '' : read(file).slice(0, longestHead);
  } catch {
    // Nobody may read it.
  }
  const values = readValues(text);
  return {
    folder,
    timing: timingOf(values, new Date(readFolderName(folder)?.day ?? 0)),
    tags: values.tags,
    isUnlisted: values.unlisted === true,
  };
}

/**
 * Finds the addresses of a site.
 *
 * @param folders names of the folders of its posts
 * @param tags what blog/tags.yml says
 * @param authors what blog/authors.yml says
 * @param now the date of the build, where it is not another
 */
export function findAddresses(
  siteDir: string,
  folders: readonly string[],
  tags: Record<string, unknown>,
  authors: Record<string, unknown>,
  now = buildDate(),
): Omit<Addresses, 'former'> {
  const files = new Map<string, string | null>([
    ...made.map((page) => [page, null] as const),
    ...pages(siteDir),
    ...docs(siteDir),
    ...folders.map((name) => [addressOf(name), join(siteDir, 'blog', name)] as const),
  ]);
  const tagPages = new Map<string, string>();
  for (const [name, tag] of Object.entries(tags)) {
    const page = addressOfTag(name, tag);
    tagPages.set(page, name);
    files.set(page, null);
  }
  for (const [name, author] of Object.entries(authors)) {
    const address = addressOfAuthor(name, author);
    if (address !== null) {
      files.set(address, null);
    }
  }
  const known = new Map<string, ReadonlySet<string> | null>();
  const readAnchors = (path: string): ReadonlySet<string> | null => {
    const file = statSync(path).isDirectory() ? textIn(path) : path;
    if (file === undefined || !/\.mdx?$/.test(file)) {
      return null;
    }
    const text = read(file);
    const root =
      text.length > 200_000 ? null : parsePost(text, file.endsWith('x'), () => undefined);
    return root && anchors(text, root);
  };
  const dated = new Map<string, DatedPost>();
  const datedPost = (folder: string): DatedPost => {
    if (!dated.has(folder)) {
      dated.set(folder, readDatedPost(siteDir, folder));
    }
    return dated.get(folder)!;
  };
  const datedPosts = new Map<string, DatedPost[]>();
  const folderOf = new Map(folders.map((name) => [addressOf(name), name]));
  return {
    siteDir,
    folders,
    now,
    postOn: (page) => {
      const folder =
        folderOf.get(withSlash(page)) ?? folderOf.get(withSlash(page.replace(/\.md$/, '')));
      return folder === undefined ? null : datedPost(folder);
    },
    postsOfTag: (page) => {
      const tag = tagPages.get(withSlash(page));
      if (tag === undefined) {
        return null;
      }
      // Once for each: all posts may link to it.
      if (!datedPosts.has(tag)) {
        const has = ({tags}: DatedPost) => Array.isArray(tags) && tags.includes(tag);
        datedPosts.set(tag, folders.map(datedPost).filter(has));
      }
      return datedPosts.get(tag)!;
    },
    pages: [...files.keys()],
    of: (folder) => addressOf(folder.split(/[\\/]/).at(-1)!),
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
      const path = files.get(withSlash(page)) ?? null;
      const file = path !== null && statSync(path).isDirectory() ? textIn(path) : path;
      return file == null ? null : relative(siteDir, file);
    },
    anchorsOf: anchors,
    anchorsOn: (page) => {
      const path = files.get(withSlash(page)) ?? null;
      if (path === null) {
        return null;
      }
      if (!known.has(path)) {
        known.set(path, readAnchors(path));
      }
      return known.get(path)!;
    },
  };
}
