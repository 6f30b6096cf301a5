import {posix} from 'node:path';
import type {TextContext} from '../text-context';
import {carryCover} from '../cover';
import {kramdownMarks} from '../kramdown';
import {replaceLiquid} from '../liquid';
import {LocalAssets} from '../local-assets';
import {recordOf} from '../matter';
import type {Files, Loss, Reader, ReaderOptions, Source, SourcePost} from '../model';
import {TagTable} from '../names';
import {carryBody} from '../post-body';
import {servedFiles} from '../served-files';
import {findTarget, type TargetTable} from '../targets';
import {firstWords, isEmpty, isTrue, wordsOf} from '../values';
import type {AuthorTable} from './authors';
import {encodedAddress} from './jekyll-addresses';
import {lossesOfFolders, readAuthors} from './jekyll-data';
import {readJekyllConfig, type JekyllConfig} from './jekyll-config';
import {jekyllPages} from './jekyll-pages';
import {linkedPosts} from './linked-posts';
import {findJekyllPosts, isOfJekyll, pictureOf, updatedOf, type JekyllPost} from './jekyll-posts';

/** Keys of front matter that are carried over, or that say nothing to a site of another program. */
const carried = new Set(
  `title date last_modified_at last-modified-at modified_date lastmod updated modified tag tags category
  categories author authors permalink slug published draft description excerpt image redirect_from
  excerpt_separator hidden`.split(/\s+/),
);

/** Layouts that a post has when nobody asked for another. */
const usual = new Set(['post', 'posts', 'default', 'single', 'blog', 'article', 'null', 'none']);

function lossesOfKeys({file, matter, data}: JekyllPost, picture: string | undefined): Loss[] {
  const losses: Loss[] = [];
  for (const [key, value] of Object.entries(matter.data)) {
    const isPicture =
      picture !== undefined && (value === picture || pictureOf({[key]: value}) === picture);
    const words = wordsOf(value);
    if (
      carried.has(key) ||
      isEmpty(value) ||
      isPicture ||
      (key === 'layout' && usual.has(words ?? 'null'))
    ) {
      continue;
    }
    const what = `Front matter ${key}${words === undefined ? '' : `: ${words}`}`;
    losses.push({file, line: matter.lineOf(key), what, became: 'left out'});
  }
  const inside = Object.keys(recordOf(data.image)).filter(
    (key) => !['path', 'url', 'src'].includes(key),
  );
  if (inside.length > 0) {
    const what = `Front matter of the image: ${inside.join(', ')}`;
    losses.push({file, line: matter.lineOf('image'), what, became: 'left out'});
  }
  return losses;
}

/** Puts the site's mark where the excerpt ended, if the source has a mark of its own. */
const withExcerptMark = (text: string, separator: string | undefined): string => {
  const mark = separator?.replaceAll('\\n', '\n');
  return !mark?.trim() || text.includes('<!-- truncate -->')
    ? text
    : text.replace(mark, () => '<!-- truncate -->');
};

type Context = {
  files: Files;
  config: JekyllConfig;
  table: TargetTable;
  /** The new files and the former addresses of posts, by their files. */
  links: ReadonlyMap<string, string>;
  addresses: ReadonlyMap<string, string>;
  authors: AuthorTable;
  tags: TagTable;
};

function textContext(post: JekyllPost, assets: LocalAssets, {table}: Context) {
  const folder = posix.dirname(post.file);
  const context: TextContext = {
    file: post.file,
    assets,
    dialect: kramdownMarks,
    targetOf: (address) => findTarget(table, address, [folder], ['.'], post.addresses[0]!),
  };
  return context;
}

/** The file of the post that `{% post_url 2024-03-01-words %}` names. */
function postNamed(name: string, files: Iterable<string>): string | undefined {
  const words = name.replace(/^\//, '').replace(/\.\w+$/, '');
  const stems = [...files].map((file) => [file, file.replace(/\.\w+$/, '')] as const);
  const exact = stems.find(([, stem]) => stem.endsWith(`_posts/${words}`));
  return (exact ?? stems.find(([, stem]) => stem.endsWith(`/${words}`)))?.[0];
}

function carryPost(post: JekyllPost, slug: string, context: Context): SourcePost {
  const {config, authors, tags, links} = context;
  const {file, matter, data} = post;
  const assets = new LocalAssets(context.files);
  const ofText = textContext(post, assets, context);
  const isHtml = /\.html?$/i.test(file);
  const linkTo = (to: string | undefined, isAttribute: boolean) =>
    to === undefined ? undefined : (isAttribute ? context.addresses : links).get(to);
  const replaced = replaceLiquid(matter.body, {
    site: config.data,
    page: {...data, title: post.title},
    basePath: config.baseUrl.replace(/\/$/, ''),
    url: config.url,
    isHtml,
    postOf: (name, isAttribute) => linkTo(postNamed(name, links.keys()), isAttribute),
    fileOf: (path, isAttribute) => {
      const named = path.replace(/^\//, '');
      const isFile = context.files.has(named) && !links.has(named);
      return isFile ? encodedAddress(config.baseUrl + named) : linkTo(named, isAttribute);
    },
  });
  const body = carryBody(matter.body, replaced, isHtml, ofText);
  const separator = wordsOf(data.excerpt_separator) ?? wordsOf(config.data.excerpt_separator);
  const picture = pictureOf(data);
  const cover = carryCover(picture, ofText);
  const description = firstWords(data, ['description', 'excerpt']);
  const updated = updatedOf(post, config.zone)?.iso;
  const own = data.authors ?? data.author ?? config.data.author;
  return {
    file,
    title: post.title,
    ...(description !== undefined && {description}),
    date: post.moment.iso,
    ...(updated !== undefined && {updated}),
    slug,
    isDraft: post.isDraft,
    isUnlisted: isTrue(data.hidden),
    authors: authors.keysOf(own, file),
    tags: tags.keysOf([...post.tags, ...post.categories]),
    ...(cover.image !== undefined && {image: cover.image}),
    text: withExcerptMark(body.text, separator),
    isMdx: false,
    original: {format: isHtml ? 'html' : 'markdown', text: matter.body.text},
    addresses: post.addresses,
    assets: assets.all,
    losses: [...post.losses, ...lossesOfKeys(post, picture), ...body.losses, ...cover.losses],
  };
}

function read(files: Files, options: ReaderOptions): Source {
  const config = readJekyllConfig(files, options.baseUrl);
  const {posts, losses} = findJekyllPosts(files, config);
  const {slugs, links, addresses, byAddress} = linkedPosts(posts);
  const table = {files, baseUrl: config.baseUrl, url: config.url, posts: byAddress};
  const authors = readAuthors(files, config);
  const tags = new TagTable();
  const context = {files, config, table, links, addresses, authors, tags};
  const sourcePosts = posts.map((post, index) => carryPost(post, slugs[index]!, context));
  const keys = (labels: string[]) => new Map(labels.map((label) => [label, tags.keyOf(label)]));
  const pages = jekyllPages(files, config, posts, {
    tags: keys(posts.flatMap((post) => post.tags)),
    categories: keys(posts.flatMap(({categories}) => categories)),
  });
  const hasCategories = posts.some(({categories}) => categories.length > 0);
  return {
    kind: 'jekyll',
    baseUrl: config.baseUrl,
    posts: sourcePosts,
    authors: authors.all,
    tags: tags.all,
    pages: [
      ...pages.pages,
      ...servedFiles(
        files,
        [''],
        config.baseUrl,
        (path) => isOfJekyll(path) && !/(?:^|\/)_/.test(path),
      ),
    ],
    losses: [
      ...config.losses,
      ...losses,
      ...pages.losses,
      ...authors.losses,
      ...lossesOfFolders(files),
      ...(hasCategories
        ? [{file: config.file ?? '_posts', what: 'Categories of posts', became: 'tags'}]
        : []),
    ],
  };
}

/** Reads a site of Jekyll. */
export const jekyll: Reader = {
  recognise: (files) => {
    const posts = [...files.keys()].find(
      (file) =>
        /(?:^|\/)_posts\/.*\d{2,4}-\d{1,2}-\d{1,2}-[^/]+\.\w+$/.test(file) && isOfJekyll(file),
    );
    const config = ['_config.yml', '_config.yaml', '_config.toml'].find((file) => files.has(file));
    return posts === undefined ? undefined : (config ?? posts);
  },
  read,
};
