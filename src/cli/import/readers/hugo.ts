import {posix} from 'node:path';
import type {TextContext} from '../text-context';
import {carryCover} from '../cover';
import {goldmarkMarks} from '../goldmark';
import {LocalAssets} from '../local-assets';
import type {Files, FormerPage, Loss, Reader, ReaderOptions, Source, SourcePost} from '../model';
import {TagTable} from '../names';
import {servedFiles} from '../served-files';
import {carryBody} from '../post-body';
import {replaceShortcodes} from '../replace-shortcodes';
import {findTarget, type TargetTable} from '../targets';
import {firstWords, wordsOf} from '../values';
import type {AuthorTable} from './authors';
import {hugoConfigFiles, readHugoConfig, type HugoConfig} from './hugo-config';
import {findHugoContent} from './hugo-content';
import {lossesOfFolders, readAuthors} from './hugo-data';
import {authorKeys, labelsOf, lossesOfKeys, tagTaxonomies} from './hugo-front-matter';
import {hugoPages, type Taxonomies} from './hugo-pages';
import {hugoPicture, readHugoPost, type HugoPost} from './hugo-posts';
import {referredPost} from './hugo-references';
import {encodedAddress} from './jekyll-addresses';
import {linkedPosts} from './linked-posts';

type Context = {
  files: Files;
  config: HugoConfig;
  table: TargetTable;
  /** The new files and the former addresses of posts, by their files. */
  links: ReadonlyMap<string, string>;
  addresses: ReadonlyMap<string, string>;
  authors: AuthorTable;
  tags: TagTable;
  pictures: Set<string>;
};

/** A picture of the bundle that themes take for the post's by its name. */
const pictureOfBundle = ({bundle}: HugoPost, files: Files): string | undefined =>
  bundle === undefined
    ? undefined
    : [...files.keys()]
        .filter(
          (file) => posix.dirname(file) === bundle && /\.(?:png|jpe?g|webp|gif|avif)$/i.test(file),
        )
        .map((file) => posix.basename(file))
        .find((name) => /^(?:.*feature.*|.*cover.*|.*thumbnail.*)\./i.test(name));

function textContext(post: HugoPost, assets: LocalAssets, context: Context): TextContext {
  const {files, config, table, links, pictures} = context;
  const folders = [post.bundle ?? posix.dirname(post.file)];
  const roots = [...config.staticFolders, 'assets', config.contentFolder];
  return {
    file: post.file,
    assets,
    dialect: goldmarkMarks,
    targetOf: (address) => {
      const linked = /^(?!\w+:|\/\/|#)([^#?]+\.(?:md|markdown))(#.*)?$/i.exec(address);
      const named =
        linked && !/^\.\.\/\d{4}-\d\d-\d\d-/.test(address)
          ? referredPost(linked[1]!, post.file, config.contentFolder, [...links.keys()])
          : undefined;
      if (named !== undefined) {
        return {kind: 'post', link: `${links.get(named)!}${linked![2] ?? ''}`};
      }
      const target = findTarget(table, address, folders, roots, post.addresses[0]!);
      if (target.kind === 'file' && files.has(target.path)) {
        pictures.add(target.path);
      }
      return target;
    },
  };
}

/** Files of a bundle that the text does not show: galleries and downloads that a theme lists. */
function lossesOfBundle(post: HugoPost, assets: LocalAssets, files: Files): Loss[] {
  const contents = new Set(assets.all.map(({content}) => content));
  return [...files]
    .filter(([file, content]) => {
      const isOwn = post.bundle !== undefined && file.startsWith(`${post.bundle}/`);
      return isOwn && !/\.(?:md|markdown|html?)$/i.test(file) && !contents.has(content);
    })
    .map(([file]) => ({
      file,
      what: 'File of a bundle that the text does not show',
      became: 'left out',
    }));
}

function carryPost(post: HugoPost, slug: string, context: Context): SourcePost {
  const {files, config, authors, tags, links, addresses} = context;
  const {file, matter, data} = post;
  const assets = new LocalAssets(files);
  const ofText = textContext(post, assets, context);
  const isHtml = /\.html?$/i.test(file);
  const replaced = replaceShortcodes(matter.body, {
    pageOf: (name, isAttribute) => {
      const found = referredPost(name, file, config.contentFolder, [...links.keys()]);
      return found === undefined
        ? undefined
        : (isAttribute || isHtml ? addresses : links).get(found);
    },
    param: (name) =>
      wordsOf(data[name.toLowerCase()]) ?? wordsOf(config.params[name.toLowerCase()]),
  });
  const body = carryBody(matter.body, replaced, isHtml, ofText);
  const picture = hugoPicture(data) ?? pictureOfBundle(post, files);
  const cover = carryCover(picture, ofText);
  const description = firstWords(data, ['description', 'summary']);
  const siteAuthor = config.params.author ?? config.data.author;
  return {
    file,
    title: post.title,
    ...(description !== undefined && {description}),
    date: post.moment.iso,
    ...(post.updated !== undefined && {updated: post.updated}),
    slug,
    isDraft: post.isDraft,
    isUnlisted: post.isUnlisted,
    authors: authors.keysOf(data.authors ?? data.author ?? siteAuthor, file),
    tags: tags.keysOf(tagTaxonomies(config).flatMap((taxonomy) => labelsOf(post, taxonomy))),
    ...(cover.image !== undefined && {image: cover.image}),
    text: body.text,
    isMdx: false,
    original: {format: isHtml ? 'html' : 'markdown', text: matter.body.text},
    addresses: post.addresses,
    assets: assets.all,
    losses: [
      ...post.losses,
      ...lossesOfKeys(post, picture, config),
      ...body.losses,
      ...cover.losses,
      ...lossesOfBundle(post, assets, files),
    ],
  };
}

/** The terms of all taxonomies, with what they became. */
function taxonomiesOf(posts: readonly HugoPost[], {config, tags, authors}: Context): Taxonomies {
  const shown = posts.filter(({isDraft}) => !isDraft);
  return new Map(
    config.taxonomies.map((taxonomy) => {
      const kind = authorKeys.includes(taxonomy) ? 'author' : 'tag';
      const terms = new Map<string, {key: string; count: number}>();
      for (const post of shown) {
        for (const label of labelsOf(post, taxonomy)) {
          const key = kind === 'tag' ? tags.keyOf(label) : authors.keysOf(label, post.file)[0]!;
          terms.set(label, {key, count: (terms.get(label)?.count ?? 0) + 1});
        }
      }
      return [taxonomy, {kind, terms}];
    }),
  );
}

/** The address at which the file of a post was served; undefined for others. */
const addressOfFile = (path: string, posts: readonly HugoPost[]): string | undefined => {
  const post = posts.find(({bundle}) => bundle !== undefined && path.startsWith(`${bundle}/`));
  return (
    post && encodedAddress(decodeURI(post.addresses[0]!) + path.slice(post.bundle!.length + 1))
  );
};

function read(files: Files, options: ReaderOptions): Source {
  const config = readHugoConfig(files, options.baseUrl);
  const content = findHugoContent(files, config);
  const posts = content.posts.map((page) => readHugoPost(page, config));
  const {slugs, links, addresses, byAddress} = linkedPosts(posts);
  const context: Context = {
    files,
    config,
    table: {files, baseUrl: config.baseUrl, url: config.url, posts: byAddress},
    links,
    addresses,
    authors: readAuthors(files, content),
    tags: new TagTable(),
    pictures: new Set<string>(),
  };
  const sourcePosts = posts.map((post, index) => carryPost(post, slugs[index]!, context));
  for (const [folder, {data}] of content.lists) {
    const [taxonomy, term] = folder.split('/');
    if (taxonomy !== undefined && term !== undefined && tagTaxonomies(config).includes(taxonomy)) {
      context.tags.describe(term, wordsOf(data.title), wordsOf(data.description));
    }
  }
  const pages = hugoPages(config, content, posts, taxonomiesOf(posts, context));
  const pictures = [...context.pictures].flatMap((path): FormerPage[] => {
    const address = addressOfFile(path, posts);
    return address === undefined
      ? []
      : [{address, kind: 'file', ...(files.has(path) && {content: files.get(path)!})}];
  });
  const merged = [
    'categories',
    'series',
    ...config.taxonomies.filter((name) => name !== 'tags'),
  ].filter(
    (name) => !authorKeys.includes(name) && posts.some((post) => labelsOf(post, name).length > 0),
  );
  return {
    kind: 'hugo',
    baseUrl: config.baseUrl,
    posts: sourcePosts,
    authors: context.authors.all,
    tags: context.tags.all,
    pages: [
      ...pages.pages,
      ...pictures,
      ...servedFiles(files, config.staticFolders, config.baseUrl),
    ],
    losses: [
      ...config.losses,
      ...content.losses,
      ...pages.losses,
      ...context.authors.losses,
      ...lossesOfFolders(files),
      ...[...new Set(merged)].map((name) => ({
        file: config.file ?? config.contentFolder,
        what: `Taxonomy ${name} of posts`,
        became: 'tags',
      })),
    ],
  };
}

/** Whether files are of Zola, whose folders look like Hugo's, and whose addresses differ. */
export const isZola = (files: Files): boolean =>
  /^base_url\s*=/m.test(files.get('config.toml')?.toString() ?? '');

/** Reads a site of Hugo. */
export const hugo: Reader = {
  recognise: (files) => {
    const [config] = hugoConfigFiles(files);
    if (isZola(files)) {
      return undefined;
    }
    const hasContent = [...files.keys()].some((file) =>
      /^content\/.+\.(?:md|markdown|html)$/.test(file),
    );
    // Other programs have config.json too; only Hugo has one beside `content` or under its own name.
    return config !== undefined && (hasContent || config.startsWith('hugo.')) ? config : undefined;
  },
  read,
};
