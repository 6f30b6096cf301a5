import {existsSync, readdirSync} from 'node:fs';
import {join, posix} from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {addressOfPost, findPosts, readPostPath} from '../content/post-path';
import {changesId} from '../lib/contracts';
import {parseInstant} from '../lib/instant';
import {pagePath} from '../lib/page-path';
import {postParser} from '../lib/post-parser';
import {collect} from './finding';
import {readFrontMatter, readYaml} from './front-matter';
import {readText} from './read-text';

/** A text of the site. */
export type Target = {
  kind: 'post' | 'doc' | 'page';
  /** Its path from the root of the site. */
  file: string;
  /** Its path below that of the site, with slashes around it. */
  address: string;
  /** When it appears, in milliseconds since 1970; `Infinity` for a draft. */
  from: number;
};

/** The keys of a file, each with what it says; undefined if there is no file, `null` if it cannot be read. */
export type Declared = Record<string, unknown> | null | undefined;

/** What posts can refer to, as far as it is known without building the site. */
export type Targets = {
  /** What `blog/authors.yml` has. */
  authors: Declared;
  /** What `blog/tags.yml` has. */
  tags: Declared;
  /** Posts, docs and pages. */
  texts: Target[];
  /** The ids of one to which links can lead, read once; `null` if it cannot be known which it has. */
  anchorsOf: (text: Target) => Set<string> | null;
};

const silent = collect('', '').reportAs;

function declarationsOf(siteDir: string, name: string): Declared {
  const text = readText(join(siteDir, `blog/${name}.yml`), silent('file'));
  return text === null ? undefined : (readYaml(text, silent)?.values ?? null);
}

function frontMatterOf(siteDir: string, file: string): Record<string, unknown> {
  const text = /\.mdx?$/.test(file) ? readText(join(siteDir, file), silent('file')) : null;
  return (text === null ? undefined : readFrontMatter(text, silent)?.values) ?? {};
}

/** The number by which a file or folder of `docs/` is sorted, which is not part of its address, unless it is a date or a version. */
const sortingNumber = /^(?!\d+[-_.]\d)\d+\s*[-_.]+\s*(?=[^-_.\s])/;

/** The address of a text of `docs/`, as Docusaurus derives it. */
function addressOfDoc(path: string, {slug, id}: Record<string, unknown>): string {
  const folders = path.split('/').map((name) => name.replace(sortingNumber, ''));
  const name = folders.pop()!.replace(/\.mdx?$/, '');
  const isIndex = [folders.at(-1)?.toLowerCase(), 'index', 'readme'].includes(name.toLowerCase());
  const byName = isIndex ? '' : typeof id === 'string' ? id : name;
  const own = typeof slug === 'string' ? slug : byName;
  return posix.join('/', ...(own.startsWith('/') ? [] : folders), own, '/');
}

/** The pages of `src/pages/`. */
const pagesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => /^(?!(?:.*\/)?_).*(?<!\.test|\.d)\.(?:mdx?|[jt]sx?)$/.test(path))
    : [];

/** Reads what the posts of a site can refer to. */
export function readTargets(siteDir: string): Targets {
  const textsIn = (
    kind: Target['kind'],
    folder: string,
    paths: string[],
    addressOf: (path: string, frontMatter: Record<string, unknown>) => string,
  ) =>
    paths.map((path) => {
      const file = `${folder}/${path}`;
      const values = frontMatterOf(siteDir, file);
      const day = parseInstant(values.date) ?? parseInstant(readPostPath(path).day);
      const from = String(values.draft) === 'true' ? Infinity : (day?.getTime() ?? 0);
      return {kind, file, address: addressOf(path, values), from};
    });
  const known = new Map<Target, Set<string> | null>();
  return {
    anchorsOf(text) {
      if (!known.has(text)) {
        known.set(text, anchorsOfFile(siteDir, text.file));
      }
      return known.get(text)!;
    },
    authors: declarationsOf(siteDir, 'authors'),
    tags: declarationsOf(siteDir, 'tags'),
    texts: [
      ...textsIn('post', 'blog', findPosts(join(siteDir, 'blog')), (path, {slug}) =>
        addressOfPost(path, slug),
      ),
      ...textsIn('doc', 'docs', findPosts(join(siteDir, 'docs')), addressOfDoc),
      ...textsIn('page', 'src/pages', pagesIn(join(siteDir, 'src/pages')), (path, {slug}) =>
        typeof slug === 'string'
          ? posix.join('/', slug, '/')
          : pagePath(`/${path.replace(/(?:(?:^|\/)index)?\.\w+$/, '')}`),
      ),
    ],
  };
}

/** An id that an author typed after a heading, in any of the forms that Docusaurus reads. */
const typedId = /(?:\{|\{\/\*\s*|<!--\s*)#([^}\s]+)\s*(?:\*\/\}|\}|-->)[ \t]*$/;

/** The ids of a text to which links can lead; `null` if it shows others, too, of a part or component that it imports. */
function anchorsOf(text: string, root: Root): Set<string> | null {
  if (
    /^import .*["'](?:\.|@site\/)[^"']*(?<!\.(?:png|jpe?g|svg|webp|avif|gif|mp3|json))["']/m.test(
      text,
    )
  ) {
    return null;
  }
  const anchors = new Set<string>([changesId]);
  const slugs = createSlugger();
  visit(root, 'heading', (heading) => {
    const [line = ''] = text.slice(heading.position!.start.offset).split('\n');
    const typed = typedId.exec(line)?.[1];
    const words = toString(heading);
    const isWordless = !/[\p{L}\p{N}]/u.test(words);
    anchors.add(
      typed === undefined
        ? slugs.slug(isWordless ? 'section' : words)
        : slugs.slug(typed, {maintainCase: true}),
    );
  });
  for (const [, id] of text.matchAll(/\s(?:id|name)=["']([^"']+)["']/g)) {
    anchors.add(id!);
  }
  return anchors;
}

/** The ids of a file, in the form of `anchorsOf`; `null` also if it cannot be read. */
function anchorsOfFile(siteDir: string, file: string): Set<string> | null {
  const text = /\.mdx?$/.test(file) ? readText(join(siteDir, file), silent('file')) : null;
  try {
    return text === null ? null : anchorsOf(text, postParser(file.endsWith('x')).parse(text));
  } catch {
    // Its own check says that it cannot be parsed.
    return null;
  }
}
