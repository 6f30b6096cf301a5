import {posix} from 'node:path';
import {traced} from '../edits';
import {withoutLostComponents} from '../components';
import {carryCover} from '../cover';
import {LocalAssets} from '../local-assets';
import type {Matter} from '../matter';
import type {Files, FormerPage, Loss, Source, SourceKind, SourcePost} from '../model';
import {pathOfPost, slugOf, TagTable, withinDays} from '../names';
import {carryBody} from '../post-body';
import {bareAddress, findTarget} from '../targets';
import {momentOf, undated} from '../times';
import {servedFiles} from '../served-files';
import {firstWords, isFalse, isTrue, listOf, wordsOf} from '../values';
import type {AuthorTable} from './authors';

/** A post of a folder of Markdown, as its program finds it. */
export type FolderPost = {
  file: string;
  matter: Matter;
  /** The front matter over what the folder says of all its posts. */
  data: Record<string, unknown>;
  /** The words of its former address. */
  name: string;
  /** Its day where the front matter has none: from its path. */
  day?: string;
  /** Former addresses, of which the first is its own. */
  addresses: string[];
  tags: string[];
  isMdx: boolean;
};

/** A blog of Markdown in a folder, with what its program knows about it. */
export type Folder = {
  kind: SourceKind;
  baseUrl: string;
  /** The former host; empty if it is not known. */
  url: string;
  /** Folders whose files were served at the root of the site. */
  roots: string[];
  /** Those of them whose files keep their names there. */
  served: string[];
  posts: FolderPost[];
  authors: AuthorTable;
  /** Keys of front matter that say nothing to a site of another program. */
  ignored: readonly string[];
  pagesOf: (tags: TagTable, authors: AuthorTable) => FormerPage[];
  losses: Loss[];
  /** Finds tags of a template language, which Markdown would show as text. */
  templates?: RegExp;
};

const carried = new Set(
  `title description excerpt summary date updated last_update lastmod modified tags tag categories category author
  authors author_title author_url author_image_url authorTitle authorURL authorImageURL slug permalink path draft
  published unlisted image cover hero thumbnail featuredImage featured_image banner`.split(/\s+/),
);

const pictures = [
  'image',
  'cover',
  'hero',
  'thumbnail',
  'featuredImage',
  'featured_image',
  'banner',
];

function lossesOfKeys({file, matter}: FolderPost, ignored: readonly string[]): Loss[] {
  return Object.entries(matter.data)
    .filter(([key]) => !carried.has(key) && !ignored.includes(key))
    .map(([key, value]) => ({
      file,
      line: matter.lineOf(key),
      what: `Front matter ${key}${wordsOf(value) === undefined ? '' : `: ${wordsOf(value)!}`}`,
      became: 'left out',
    }));
}

/** The author of a post in the spelling of old versions of Docusaurus: one name, with fields beside it. */
const authorOf = (data: Record<string, unknown>): unknown => {
  const name = wordsOf(data.author);
  const url = firstWords(data, ['author_url', 'authorURL']);
  const picture = firstWords(data, ['author_image_url', 'authorImageURL']);
  const title = firstWords(data, ['author_title', 'authorTitle']);
  return name !== undefined && (url ?? picture ?? title) !== undefined
    ? {name, ...(url && {url}), ...(picture && {picture}), ...(title && {title})}
    : (data.authors ?? data.author);
};

/** Takes template tags out of the prose, each as a marked comment. */
function withoutTemplates(
  text: string,
  tags: RegExp,
): {text: string; found: Array<{at: number; what: string}>} {
  const found: Array<{at: number; what: string}> = [];
  let fence = '';
  let at = 0;
  const lines = text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (fence === '' || line.trim().startsWith(fence))) {
      fence = fence === '' ? mark : '';
      return line;
    }
    return fence === ''
      ? line.replace(tags, (tag, ...rest) => {
          const offset = rest.find((one) => typeof one === 'number')!;
          found.push({at: start + offset, what: `Template tag ${tag}`});
          return `<!-- import: ${tag.replaceAll('--', '- -')} -->`;
        })
      : line;
  });
  return {text: lines.join('\n'), found};
}

const forMdx = (text: string) =>
  text.replace(
    /<!--\s*([^]*?)\s*-->/g,
    (_, words: string) => `{/* ${words.replaceAll('*/', '* /')} */}`,
  );

type Context = {
  folder: Folder;
  files: Files;
  links: ReadonlyMap<string, string>;
  tags: TagTable;
};

function carryPost(post: FolderPost, slug: string, context: Context): SourcePost {
  const {folder, files, links, tags} = context;
  const {file, matter, data, isMdx, addresses} = post;
  const moment = momentOf(data.date, 'UTC') ?? momentOf(post.day, 'UTC');
  const losses = lossesOfKeys(post, folder.ignored);
  if (matter.problem) {
    const {line, reason} = matter.problem;
    losses.push({
      file,
      line,
      what: `Front matter that cannot be read: ${reason}`,
      became: 'left out',
    });
  }
  if (!moment) {
    losses.push({file, line: 1, what: 'Post without a date', became: `dated ${undated}`});
  }
  const assets = new LocalAssets(files);
  const here = posix.dirname(file);
  const table = {files, baseUrl: folder.baseUrl, url: folder.url, posts: links};
  const targetOf = (address: string) =>
    findTarget(table, address, [here], folder.roots, addresses[0]!);
  const body = matter.body;
  const components = isMdx
    ? withoutLostComponents(body.text, (path) => {
        const found = ['', '.js', '.jsx', '.ts', '.tsx'].find((ending) =>
          files.has(posix.join(here, path + ending)),
        );
        if (found !== undefined && /^\.\/[^/]+$/.test(path)) {
          assets.nameOf(posix.join(here, path + found), path);
          return true;
        }
        return false;
      })
    : {text: body.text, losses: []};
  losses.push(
    ...components.losses.map(({line, what}) => ({
      file,
      line: body.lineAt(0) + line - 1,
      what,
      became: 'kept as a comment',
    })),
  );
  const replaced = folder.templates
    ? withoutTemplates(components.text, folder.templates)
    : {text: components.text, found: []};
  const carriedBody = carryBody(
    body,
    {
      text: traced(replaced.text, body.lineAt(0)),
      losses: replaced.found.map(({at, what}) => ({at, what, became: 'kept as a comment'})),
    },
    false,
    {file, assets, targetOf},
  );
  const picture = firstWords(data, pictures);
  const cover = carryCover(picture, {file, assets, targetOf});
  const description = firstWords(data, ['description', 'excerpt', 'summary']);
  const lastUpdate = data.last_update as {date?: unknown} | undefined;
  const updated = momentOf(
    data.updated ?? data.lastmod ?? data.modified ?? lastUpdate?.date,
    'UTC',
  )?.iso;
  return {
    file,
    title: wordsOf(data.title) ?? /^# (.+)$/m.exec(body.text)?.[1] ?? post.name,
    ...(description !== undefined && {description}),
    date: moment?.iso ?? undated,
    ...(updated !== undefined && {updated}),
    slug,
    isDraft: isTrue(data.draft) || isFalse(data.published),
    isUnlisted: isTrue(data.unlisted),
    authors: folder.authors.keysOf(authorOf(data), file),
    tags: tags.keysOf(post.tags),
    ...(cover.image !== undefined && {image: cover.image}),
    text: isMdx ? forMdx(carriedBody.text) : carriedBody.text,
    isMdx,
    original: {format: 'markdown', text: body.text},
    addresses,
    assets: assets.all,
    losses: [...losses, ...cover.losses, ...carriedBody.losses],
  };
}

/** Reads the posts of a folder of Markdown. */
export function readFolder(folder: Folder, files: Files): Source {
  const named = withinDays(
    folder.posts.map((post) => ({
      post,
      isMdx: post.isMdx,
      date: (momentOf(post.data.date, 'UTC') ?? momentOf(post.day, 'UTC'))?.iso ?? undated,
      slug: slugOf(post.name, wordsOf(post.data.title) ?? ''),
    })),
  );
  const links = new Map(
    named.flatMap(({post, ...one}) => {
      const link = `../${pathOfPost(one)}`;
      return [
        ...post.addresses.map((address) => [bareAddress(address), link] as const),
        // Texts may also link to the file.
        [bareAddress(posix.join('/', post.file.replace(/\.mdx?$/, ''))), link] as const,
      ];
    }),
  );
  const tags = new TagTable();
  const posts = named.map(({post, slug}) => carryPost(post, slug, {folder, files, links, tags}));
  return {
    kind: folder.kind,
    baseUrl: folder.baseUrl,
    posts,
    authors: folder.authors.all.map((author) => {
      const path = author.picture?.replace(/^\//, '');
      const found = folder.roots.find((root) => files.has(posix.join(root, path ?? '')));
      const content = found === undefined ? undefined : files.get(posix.join(found, path!));
      return {...author, ...(content && {pictureContent: content})};
    }),
    tags: tags.all,
    pages: [
      ...folder.pagesOf(tags, folder.authors),
      ...servedFiles(files, folder.served, folder.baseUrl),
    ],
    losses: [...folder.losses, ...folder.authors.losses],
  };
}

/** Tags as a list, or as words that commas divide, or spaces where there are no commas. */
export const tagsOf = (value: unknown): string[] => {
  if (typeof value === 'string') {
    return value.split(value.includes(',') ? /\s*,\s*/ : /\s+/).filter(Boolean);
  }
  return Array.isArray(value)
    ? (value as unknown[]).flatMap((tag) =>
        typeof tag === 'object' && tag !== null
          ? listOf((tag as {label?: unknown}).label)
          : listOf(tag),
      )
    : [];
};
