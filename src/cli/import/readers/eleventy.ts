import {posix} from 'node:path';
import {withSlashes} from '../addresses';
import {recordsIn} from '../literals';
import {readMatter, readSettings} from '../matter';
import type {Files, FormerPage, Loss, Reader, ReaderOptions, Source} from '../model';
import {servedFiles} from '../served-files';
import {wordsOf} from '../values';
import {AuthorTable} from './authors';
import {readFolder, tagsOf, type FolderPost} from './folder';

const configFile = /^(?:\.eleventy|eleventy\.config)\.(?:js|cjs|mjs|ts)$/;

/** Tags that sort pages into collections, and are none of a reader's. */
const collections = new Set(['posts', 'post', 'all', 'nav', 'blog']);

/** What the data file of a folder says of all its texts: `blog/blog.json`, `blog/blog.11tydata.js`. */
function folderData(folder: string, files: Files): Record<string, unknown> {
  const name = posix.basename(folder);
  const stem = `${folder}/${name}`;
  for (const file of [`${stem}.json`, `${stem}.11tydata.json`]) {
    const content = files.get(file);
    if (content) {
      return readSettings(file, content).data;
    }
  }
  const code = ['js', 'cjs', 'mjs'].map((ending) => files.get(`${stem}.11tydata.${ending}`));
  const found = code.find((content) => content !== undefined);
  return found ? (recordsIn(found.toString())[0] ?? {}) : {};
}

/** The input folder, which is not part of addresses. */
function inputOf(files: Files): string {
  return (
    ['content', 'src'].find((name) =>
      [...files.keys()].some((path) => path.startsWith(`${name}/`) && path.endsWith('.md')),
    ) ?? ''
  );
}

function readPost(path: string, files: Files, input: string, baseUrl: string) {
  const matter = readMatter(files.get(path)!);
  const data = {...folderData(posix.dirname(path), files), ...matter.data};
  const below = input ? path.slice(input.length + 1) : path;
  const [, day, words] =
    /(\d{4}-\d\d-\d\d)-([^/]+)$/.exec(below.replace(/(?:\/index)?\.md$/, '')) ?? [];
  const stem = words ?? posix.basename(below.replace(/(?:\/index)?\.md$/, ''));
  const folder = posix.dirname(below.replace(/\/index\.md$/, '.md'));
  const permalink = wordsOf(matter.data.permalink);
  const isComputed = permalink !== undefined && /\{[{%]/.test(permalink);
  // A text named as its folder is that folder's page.
  const own = posix.basename(folder) === stem ? folder : `${folder}/${stem}`;
  const usual = withSlashes(`${baseUrl}${own}`);
  const losses: Loss[] = isComputed
    ? [
        {
          file: path,
          line: matter.lineOf('permalink'),
          what: `Computed permalink ${permalink}`,
          became: `taken for ${usual}`,
        },
      ]
    : [];
  const post: FolderPost = {
    file: path,
    matter,
    data,
    name: stem,
    ...(day !== undefined && {day}),
    addresses: [
      permalink === undefined || isComputed
        ? usual
        : /\.html?$/.test(permalink)
          ? `${baseUrl}${permalink}`.replace(/\/{2,}/g, '/')
          : withSlashes(`${baseUrl}${permalink}`),
    ],
    tags: (typeof matter.data.tags === 'string'
      ? [matter.data.tags]
      : tagsOf(matter.data.tags)
    ).filter((tag) => !collections.has(tag)),
    isMdx: false,
  };
  return {post, losses};
}

/** Whether a text is a post: in a folder of posts, or with a date. */
const isPost = (path: string, files: Files): boolean =>
  /(?:^|\/)(?:blog|posts?|articles?|notes)\/.+\.md$/.test(path) ||
  readMatter(files.get(path)!).data.date !== undefined;

/** The folders that the configuration has copied as they are, by the folder that they are copied to. */
function copiedFolders(files: Files): Map<string, string> {
  const config = [...files].find(([path]) => configFile.test(path))?.[1].toString() ?? '';
  const bare = (path: string) => path.replace(/^\.?\/+|\/+$/g, '');
  return new Map(
    [...config.matchAll(/addPassthroughCopy\(([^]*?)\)/g)].flatMap(([, given]) => {
      const named = [...given!.matchAll(/(["'`])(.*?)\1/g)].map(([, , path]) => bare(path!));
      const isTable = given!.trimStart().startsWith('{');
      return named.flatMap((path, index): Array<[string, string]> =>
        isTable ? (index % 2 === 0 ? [[path, named[index + 1] ?? '']] : []) : [[path, path]],
      );
    }),
  );
}

function read(files: Files, {baseUrl: said}: ReaderOptions): Source {
  const baseUrl = withSlashes(said ?? '/');
  const input = inputOf(files);
  const texts = [...files.keys()].filter(
    (path) => path.endsWith('.md') && !/^(?:README|CHANGELOG|LICENSE)|(?:^|\/)_/i.test(path),
  );
  const posts = texts.filter((path) => isPost(path, files));
  const found = posts.map((path) => readPost(path, files, input, baseUrl));
  const authors = new AuthorTable();
  const copied = copiedFolders(files);
  return readFolder(
    {
      kind: 'eleventy',
      baseUrl,
      url: '',
      roots: ['public', 'static', input || '.', '.'],
      served: [...copied].filter(([, to]) => to === '').map(([from]) => from),
      posts: found.map(({post}) => post),
      authors,
      ignored: [
        'layout',
        'templateEngineOverride',
        'eleventyNavigation',
        'eleventyExcludeFromCollections',
      ],
      templates: /\{%-?[^]*?-?%\}|\{\{[^]*?\}\}/g,
      pagesOf: (tags) => [
        ...tags.all.map(({key}): FormerPage => ({
          address: `${baseUrl}tags/${key}/`,
          kind: 'tag',
          key,
        })),
        ...[...copied]
          .filter(([, to]) => to !== '')
          .flatMap(([from, to]) => servedFiles(files, [from], `${baseUrl}${to}/`)),
        {address: `${baseUrl}blog/`, kind: 'archive'},
        {address: `${baseUrl}tags/`, kind: 'list'},
        {address: `${baseUrl}feed/feed.xml`, kind: 'feed'},
      ],
      losses: [
        ...found.flatMap(({losses}) => losses),
        ...texts
          .filter((path) => !posts.includes(path))
          .map((file) => ({file, what: 'Page that is not a post', became: 'left out'})),
      ],
    },
    files,
  );
}

/** Reads a blog of Eleventy whose posts are Markdown. */
export const eleventy: Reader = {
  recognise: (files) => [...files.keys()].find((path) => configFile.test(path)),
  read,
};
