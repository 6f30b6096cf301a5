import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import GithubSlugger from 'github-slugger';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {addressOf} from '../../lib/post-address';
import {parsePost} from './parse';

/** The addresses of the site, as far as they are known without building it. */
export type Addresses = {
  siteDir: string;
  /** Where addresses lead that have no page any more; `to` is missing where the page was taken away. */
  former: ReadonlyMap<string, {to?: string}>;
  /** Paths of pages, each with its slash at the end. */
  pages: readonly string[];
  /** The address of the post in a folder. */
  of: (folder: string) => string;
  /** Whether a path is a page, or a file that the build writes. */
  has: (path: string) => boolean;
  /** Whether a page is a post that is not published. */
  isDraft: (page: string) => boolean;
  /** What can stand after # in an address of a text. */
  anchorsOf: (text: string, root: Root) => ReadonlySet<string>;
  /** The same for a page; `null` where it is not to be known before it is built. */
  anchorsOn: (page: string) => ReadonlySet<string> | null;
};

/** Pages that plugins make of no file. */
export const made = ['/', '/archive/', '/authors/', '/tags/', '/search/'];

/** Files that the build writes, at the top and beside lists. */
const written =
  /\/(?:rss\.xml|atom\.xml|feed\.json|sitemap\.xml|robots\.txt|llms(?:-full)?\.txt|opensearch\.xml|card\.png)$/;

/** A path with the slash at its end. */
export const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** Every file below a folder, by its path from there; none where there is no such folder. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((path) => path.replaceAll('\\', '/'))
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

/** The text of a page: its file, or the one in its folder. */
const textIn = (path: string): string | undefined =>
  statSync(path).isDirectory()
    ? ['index.md', 'index.mdx']
        .map((name) => join(path, name))
        .find((one) => statSync(one, {throwIfNoEntry: false})?.isFile())
    : path;

/**
 * Finds the addresses of a site.
 *
 * @param folders names of the folders of its posts
 * @param tags what blog/tags.yml says
 * @param authors what blog/authors.yml says
 */
export function findAddresses(
  siteDir: string,
  folders: readonly string[],
  tags: Record<string, unknown>,
  authors: Record<string, unknown>,
): Omit<Addresses, 'former'> {
  const files = new Map<string, string | null>([
    ...made.map((page) => [page, null] as const),
    ...pages(siteDir),
    ...docs(siteDir),
    ...folders.map((name) => [addressOf(name), join(siteDir, 'blog', name)] as const),
  ]);
  for (const [name, tag] of Object.entries(tags)) {
    files.set(addressOfTag(name, tag), null);
  }
  for (const [name, author] of Object.entries(authors)) {
    const address = addressOfAuthor(name, author);
    if (address !== null) {
      files.set(address, null);
    }
  }
  const known = new Map<string, ReadonlySet<string> | null>();
  const readAnchors = (path: string): ReadonlySet<string> | null => {
    const file = textIn(path);
    if (file === undefined || !/\.mdx?$/.test(file)) {
      return null;
    }
    const text = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
    const root =
      text.length > 200_000 ? null : parsePost(text, file.endsWith('x'), () => undefined);
    return root && anchors(text, root);
  };
  return {
    siteDir,
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
    isDraft: (page) => {
      const folder = files.get(withSlash(page));
      const path = folder && textIn(folder);
      return (
        path !== undefined &&
        path !== null &&
        /^---[^\n]*\n(?:(?!---).*\n)*?draft:[ \t]*true\b/.test(
          readFileSync(path, 'utf8').slice(0, 5000).replace(/\r\n?/g, '\n'),
        )
      );
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
