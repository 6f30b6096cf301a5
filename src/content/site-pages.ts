import type {Author, BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {cardPath} from './beside-page';
import {contentOf} from './content-of';
import type {PostWithCover} from './cover/with-cover';
import {lastChange} from './last-change';
import type {Untranslated} from './translations/untranslated';
import {seriesOf} from './series/series';
import {isRemote} from '../lib/addresses';
import {shownByNetworks} from '../lib/networks';
import {blogPath, pagePath} from '../lib/page-path';
import {routes} from '../site/routes';

/** A post; it has a cover if this site has read it itself. */
export type Post = BlogPost & {
  drawing?: string;
  metadata: Partial<PostWithCover['metadata']> & {untranslated?: Untranslated};
};

/** An author, with the name that is shown. */
export type NamedAuthor = Author & {name: string};

/** A page of the site, as previews, feeds and search results describe it. */
export type SitePage = {
  kind: 'blog' | 'list' | 'tag' | 'author' | 'series' | 'post' | 'doc' | 'page';
  /** Includes the site's base path and a trailing slash. */
  path: string;
  title: string;
  /** Its title in windows and previews, if its front matter gives another. */
  metaTitle?: string;
  /** A sentence, or empty. */
  description: string;
  /** Its ancestors, topmost first, without the front page. */
  above: Array<{title: string; path: string}>;
  /** The posts that it shows: nothing may link to an unlisted one, or reveal that it exists. */
  posts: Post[];
  /** The authors of the post, or the one whose page it is. */
  authors: NamedAuthor[];
  /** The source file of a text, relative to the root of the site. */
  source?: string;
  /** Whether a text may not be found: nothing links to it, or it is of an older version. */
  isHidden?: boolean;
  updated?: Date;
  /** The address of its own preview picture, if its front matter names one. */
  image?: string;
  post?: Post;
};

/** A page, of which more may be known than its address and title. */
export const pageOf = (path: string, title: string, rest: Partial<SitePage>): SitePage => ({
  ...{kind: 'page', path: pagePath(path), title, description: ''},
  ...{above: [], posts: [], authors: []},
  ...rest,
});

/** The address of the picture that previews show of a page: its own, or its card. */
export const pictureOf = ({image, path}: SitePage, url: string): string =>
  // A path may have letters and spaces that have to be escaped in an address.
  image ?? new URL(cardPath(path), url).href;

type Site = Pick<LoadContext, 'siteConfig' | 'baseUrl' | 'i18n' | 'codeTranslations'>;

/** The address of a picture, from what front matter says: an address, or a path with or without the site's base. */
const addressOf = (image: string, {siteConfig: {url}, baseUrl}: Site): string =>
  isRemote(image)
    ? image
    : url + (image.startsWith(baseUrl) ? image : baseUrl + image.replace(/^\//, ''));

/** What posts, docs and Markdown pages have alike. */
type Text = {
  title: string;
  description?: string;
  permalink: string;
  source: string;
  unlisted?: boolean;
  lastUpdatedAt?: number | null;
  frontMatter?: {image?: string; title_meta?: string};
};

function textPage(text: Text, site: Site, rest: Partial<SitePage> = {}): SitePage {
  const {title, description = '', permalink, frontMatter = {}, unlisted, lastUpdatedAt} = text;
  const {image, title_meta: metaTitle} = frontMatter;
  const own = {
    description,
    source: text.source.replace(/^@site\//, ''),
    isHidden: unlisted === true,
    ...(lastUpdatedAt != null && {updated: new Date(lastUpdatedAt)}),
    // The picture, if networks would show it.
    ...(shownByNetworks(image) && {image: addressOf(image, site)}),
    ...(metaTitle && {metaTitle}),
  };
  return pageOf(permalink, title, {...own, ...rest});
}

function named(author: Author): NamedAuthor[] {
  const name = author.name ?? author.key;
  return name == null ? [] : [{...author, name}];
}

/** A blog's list pages are siblings of its tags page, unless configured otherwise. */
function blogPages(blog: BlogContent, site: Site, messages: Record<string, string>): SitePage[] {
  const base = blogPath(blog.blogTagsListPath);
  const posts = blog.blogPosts.filter(({metadata}) => !metadata.unlisted);
  const list = (path: string, title: string, rest: Partial<SitePage> = {}) =>
    pageOf(path, title, {kind: 'list', posts, ...rest});
  const titleOf = (id: string, english: string) => messages[`theme.${id}`] ?? english;

  const front = list(base, blog.blogTitle, {kind: 'blog', description: blog.blogDescription});
  const archive = list(base + routes.archive, titleOf('blog.archive.title', 'Archive'));
  const tags = list(blog.blogTagsListPath, titleOf('tags.tagsPageTitle', 'Tags'));
  const authors = list(base + routes.authors, titleOf('blog.authorsList.pageTitle', 'Authors'));

  const ofTags = Object.values(blog.blogTags).map((tag) => {
    const ids = new Set(tag.items);
    return list(tag.permalink, tag.label, {
      kind: 'tag',
      description: tag.description ?? '',
      above: [tags],
      posts: posts.filter(({id}) => ids.has(id)),
    });
  });
  const all = Object.values(blog.authorsMap ?? {}).flatMap(named);
  const ofAuthors = all.flatMap((author) => {
    const {name, title, description, page} = author;
    const isTheirs = (one: Author) => one.page?.permalink === page?.permalink;
    const written = posts.filter(({metadata}) => metadata.authors.some(isTheirs));
    return page && written.length > 0
      ? list(page.permalink, name, {
          kind: 'author',
          description: description ?? title ?? '',
          above: [authors],
          authors: [author],
          posts: written,
        })
      : [];
  });
  const ofSeries = seriesOf(blog).map(({name, path, parts}) =>
    list(path, name, {kind: 'series', above: [archive], posts: parts}),
  );
  const ofPosts = blog.blogPosts.map((post) => {
    const {metadata} = post;
    const known = {post, authors: metadata.authors.flatMap(named), updated: lastChange(metadata)};
    return textPage(metadata, site, {kind: 'post', ...known});
  });
  const lists = all.length > 0 ? [archive, tags, authors] : [archive, tags];
  return [front, ...lists, ...ofTags, ...ofAuthors, ...ofSeries, ...ofPosts];
}

const docPages = ({loadedVersions}: DocsContent, site: Site): SitePage[] =>
  loadedVersions.flatMap(({docs, isLast}) =>
    docs.map((doc) => textPage(doc, site, {kind: 'doc', isHidden: doc.unlisted || !isLast})),
  );

async function readPages(allContent: AllContent, site: Site): Promise<SitePage[]> {
  const of = <T>(kind: string) => contentOf<T>(allContent, `docusaurus-plugin-content-${kind}`);
  const theme = {locale: site.i18n.currentLocale, name: 'theme-common'};
  const messages = {...(await readDefaultCodeTranslationMessages(theme)), ...site.codeTranslations};
  return [
    ...of<BlogContent>('blog').flatMap((blog) => blogPages(blog, site, messages)),
    ...of<DocsContent>('docs').flatMap((docs) => docPages(docs, site)),
    ...of<PagesContent>('pages').flatMap((pages) =>
      pages.flatMap((page) =>
        page.type === 'mdx'
          ? textPage({...page, title: page.title ?? site.siteConfig.title}, site)
          : [],
      ),
    ),
  ];
}

const known = new WeakMap<AllContent, Promise<SitePage[]>>();

/**
 * The pages of a site that are known before rendering: posts and their lists, docs, and Markdown pages, but not
 * the further pages of a list. All that describes a page is made from these: its head, its card, feeds and data for
 * programs.
 */
export function sitePages(allContent: AllContent, site: Site): Promise<SitePage[]> {
  const pages = known.get(allContent) ?? readPages(allContent, site);
  known.set(allContent, pages);
  return pages;
}

/** Those of texts that may be found: listed posts, the docs of the last version, and Markdown pages. */
export const findableTexts = (pages: SitePage[]): SitePage[] =>
  pages.filter(({source, isHidden}) => source !== undefined && isHidden !== true);
