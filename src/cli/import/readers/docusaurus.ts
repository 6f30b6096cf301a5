import {posix} from 'node:path';
import {addressOfPost, isPostPath, readPostPath} from '../../../content/post-path';
import {withSlashes} from '../addresses';
import {firstOf, recordsIn} from '../literals';
import {readMatter, readSettings, recordOf} from '../matter';
import type {Files, FormerPage, Reader, ReaderOptions, Source} from '../model';
import {wordsOf} from '../values';
import {AuthorTable} from './authors';
import {readFolder, tagsOf, type FolderPost} from './folder';

const configFile = /^docusaurus\.config\.(?:js|cjs|mjs|ts)$/;

/** What Docusaurus reads of a post besides what is carried over. */
const ignored =
  `keywords hide_reading_time hide_table_of_contents toc_min_heading_level toc_max_heading_level title_meta
  sidebar_label`.split(/\s+/);

type Settings = {
  baseUrl: string;
  url: string;
  /** Where the blog's folder is, without a slash at its ends. */
  folder: string;
  /** Where its pages are, with slashes at both ends. */
  base: string;
  tags: string;
  authors: string;
  authorsFile: string;
};

function readConfig(files: Files, said: string | undefined): Settings {
  const file = [...files.keys()].find((path) => configFile.test(path));
  const records = file === undefined ? [] : recordsIn(files.get(file)!.toString());
  const blogs = records.map((record) => recordOf(record.blog));
  const blog = blogs.find((options) => Object.keys(options).length > 0) ?? {};
  const option = (name: string, usual: string) => wordsOf(blog[name]) ?? usual;
  const baseUrl = withSlashes(said ?? wordsOf(firstOf(records, 'baseUrl')) ?? '/');
  const base = withSlashes(`${baseUrl}${option('routeBasePath', 'blog')}`);
  return {
    baseUrl,
    url: wordsOf(firstOf(records, 'url')) ?? '',
    folder: option('path', 'blog').replace(/^\.?\/|\/$/g, ''),
    base,
    tags: withSlashes(`${base}${option('tagsBasePath', 'tags')}`),
    authors: withSlashes(`${base}${option('authorsBasePath', 'authors')}`),
    authorsFile: option('authorsMapPath', 'authors.yml'),
  };
}

function readPost(path: string, content: Buffer, {folder, base}: Settings): FolderPost {
  const matter = readMatter(content);
  const below = path.slice(folder.length + 1);
  const {data} = matter;
  const {day, text} = readPostPath(below);
  const slug = wordsOf(data.slug);
  const address = addressOfPost(below, slug);
  // In Docusaurus, `.md` is MDX as well; here it only has to be where it has components.
  const isMdx =
    path.endsWith('.mdx') || /^import\s.+from\s|^export\s|^<[A-Z]/m.test(matter.body.text);
  return {
    file: path,
    matter,
    data,
    name: posix.basename(slug ?? text),
    ...(day !== undefined && {day}),
    addresses: [withSlashes(`${base}${address}`)],
    tags: tagsOf(data.tags),
    isMdx,
  };
}

function read(files: Files, {baseUrl}: ReaderOptions): Source {
  const settings = readConfig(files, baseUrl);
  const {folder, base} = settings;
  const authors = new AuthorTable();
  const authorsFile = `${folder}/${settings.authorsFile}`;
  const declared = files.get(authorsFile);
  if (declared) {
    const {data, lineOf} = readSettings(authorsFile, declared);
    for (const [key, author] of Object.entries(data)) {
      authors.add(key, recordOf(author), authorsFile, lineOf(key));
    }
  }
  const posts = [...files]
    .filter(([path]) => path.startsWith(`${folder}/`) && isPostPath(path.slice(folder.length + 1)))
    .map(([path, content]) => readPost(path, content, settings));
  return readFolder(
    {
      kind: 'docusaurus',
      baseUrl: settings.baseUrl,
      url: settings.url,
      roots: ['static'],
      served: ['static'],
      posts,
      authors,
      ignored,
      pagesOf: (tags) => [
        {address: base, kind: 'list'},
        {address: `${base}archive/`, kind: 'archive'},
        {address: settings.tags, kind: 'list'},
        ...tags.all.map(({key}): FormerPage => ({
          address: `${settings.tags}${key}/`,
          kind: 'tag',
          key,
        })),
        ...['rss.xml', 'atom.xml', 'feed.json'].map((name): FormerPage => ({
          address: base + name,
          kind: 'feed',
        })),
      ],
      losses: [],
    },
    files,
  );
}

/** Reads the blog of a site of Docusaurus. */
export const docusaurus: Reader = {
  recognise: (files) => [...files.keys()].find((path) => configFile.test(path)),
  read,
};
