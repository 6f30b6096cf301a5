import {posix} from 'node:path';
import {withSlashes} from '../addresses';
import {firstOf, recordsIn} from '../literals';
import {readMatter} from '../matter';
import type {Files, FormerPage, Reader, ReaderOptions, Source} from '../model';
import {wordsOf} from '../values';
import {AuthorTable} from './authors';
import {readFolder, tagsOf, type FolderPost} from './folder';

const configFile = /^gatsby-config\.(?:js|mjs|ts)$/;

/** Where starters keep their posts; `src/pages` is where the first ones did. */
const folders = /^(?:content\/(?:blog|posts?)|src\/(?:posts?|pages))\//;

function readPost(path: string, content: Buffer, baseUrl: string): FolderPost {
  const matter = readMatter(content);
  const {data} = matter;
  const below = path.replace(folders, '').replace(/(?:^|\/)index\.mdx?$|\.mdx?$/, '');
  const own = wordsOf(data.path) ?? wordsOf(data.slug);
  return {
    file: path,
    matter,
    data,
    name: posix.basename(own ?? below),
    addresses: [withSlashes(`${baseUrl}${own ?? below}`)],
    tags: tagsOf(data.tags ?? data.tag),
    isMdx: path.endsWith('.mdx'),
  };
}

function read(files: Files, {baseUrl: said}: ReaderOptions): Source {
  const file = [...files.keys()].find((path) => configFile.test(path));
  const records = file === undefined ? [] : recordsIn(files.get(file)!.toString());
  const baseUrl = withSlashes(said ?? wordsOf(firstOf(records, 'pathPrefix')) ?? '/');
  const authors = new AuthorTable();
  const posts = [...files]
    .filter(([path]) => folders.test(path) && /\.mdx?$/.test(path))
    .map(([path, content]) => readPost(path, content, baseUrl));
  return readFolder(
    {
      kind: 'gatsby',
      baseUrl,
      url: wordsOf(firstOf(records, 'siteUrl')) ?? '',
      roots: ['static'],
      served: ['static'],
      posts,
      authors,
      ignored: ['template', 'templateKey', 'layout'],
      pagesOf: (tags) => [
        ...tags.all.map(({key}): FormerPage => ({
          address: `${baseUrl}tags/${key}/`,
          kind: 'tag',
          key,
        })),
        {address: `${baseUrl}rss.xml`, kind: 'feed'},
      ],
      losses: [],
    },
    files,
  );
}

/** Reads a blog of Gatsby whose posts are Markdown. */
export const gatsby: Reader = {
  recognise: (files) => [...files.keys()].find((path) => configFile.test(path)),
  read,
};
