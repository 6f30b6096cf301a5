import {changesOf, type Change} from './changes';
import {contentOf} from './content-of';
import {changedSince} from './last-change';
import type {ListedPost} from './listed-post';
import {seriesOf} from './series/series';
import {pagesOfThreads} from './threads';
import {blogPath, pagePath} from '../lib/page-path';
import {routes} from '../site/routes';

// The parts of the plugins' content that are read here. Their own types belong to Docusaurus, which src/lib does
// not depend on.

type FrontMatter = {
  image?: string;
  series?: unknown;
  last_update?: {date?: string | number | Date};
  changes?: unknown;
  discuss?: unknown;
};

type PostContent = {
  /** Its slug, by which the blog's lists identify it. */
  id: string;
  content: string;
  /** Of its cover. */
  drawing?: string;
  metadata: Omit<ListedPost, 'date' | 'authors'> & {
    authors: Array<AuthorOfFile & {key?: string | null}>;
    source: string;
    unlisted: boolean;
    date: Date;
    frontMatter: FrontMatter;
  };
};

/** What Docusaurus knows of an author. It passes on the keys that are this site's own, such as `person`. */
type AuthorOfFile = {
  name?: string;
  title?: string;
  page?: {permalink: string} | null;
  url?: string;
  /** Includes the site's base path, unless it is an address. */
  imageURL?: string;
  socials?: Record<string, string>;
  person?: unknown;
};

type AuthorContent = AuthorOfFile & {description?: string | null};

export type BlogLike = {
  blogTitle: string;
  blogDescription: string;
  blogPosts: PostContent[];
  blogTags: Record<
    string,
    {label: string; description?: string; permalink: string; items: string[]; unlisted: boolean}
  >;
  blogTagsListPath: string;
  authorsMap?: Record<string, AuthorContent>;
};

type SidebarItem = {
  type: string;
  id?: string;
  label?: string;
  items?: SidebarItem[];
  link?: {type: string; id?: string; permalink?: string};
};

type TextContent = {
  title?: string;
  description?: string;
  permalink: string;
  source: string;
  unlisted?: boolean;
  frontMatter?: FrontMatter;
};

export type DocsLike = {
  loadedVersions: Array<{
    docs: Array<TextContent & {id: string}>;
    sidebars: Record<string, SidebarItem[]>;
  }>;
};

export type PagesLike = TextContent[];

/** An ancestor of a page. */
type Above = {title: string; path: string};

/** A person, as search engines know people. */
export type Profile = {
  /** What the person does. */
  role?: string;
  /** The picture's path on this site; one on another site is not shown, and left out. */
  picture?: string;
  /** Addresses of the person's pages on other sites. */
  links: string[];
};

/** Data of a post beyond that of its page. */
export type PostOfPage = {
  date: Date;
  /** When it was last changed, if it was. */
  updated?: Date;
  /** Its corrections, newest first, if there are any. */
  corrections?: Change[];
  /** Addresses of threads that discuss it, if there are any. */
  threads?: string[];
  /** Reading time in minutes. */
  minutes: number;
  /** Its cover: the drawing, and the number of its sky. */
  cover?: {drawing: string; sky: number};
  tags: string[];
  /** `address` leads elsewhere, or to a file of the site. Those without a profile are teams. */
  authors: Array<{name: string; path?: string; address?: string; profile?: Profile}>;
  /** Its Markdown source. */
  markdown: string;
};

/** A page of the site, as previews and search results describe it. */
export type SitePage = {
  kind:
    'blog' | 'archive' | 'tags' | 'tag' | 'authors' | 'author' | 'series' | 'post' | 'doc' | 'page';
  /** Includes the site's base path and a trailing slash. */
  path: string;
  title: string;
  /** A sentence, or empty. */
  description: string;
  /** Nothing may link to an unlisted page, or reveal that it exists. */
  unlisted: boolean;
  /** Its ancestors, topmost first, without the front page. */
  above: Above[];
  /** The listed posts that it shows. */
  posts: SitePage[];
  /** Its source file, relative to the root of the site. */
  source?: string;
  /** Its own preview picture, as given in its front matter. */
  image?: string;
  post?: PostOfPage;
  /** The person whose page it is. */
  profile?: Profile;
};

type Messages = Record<string, string>;

const fileOf = (source: string) => source.replace(/^@site\//, '');

/** What is known of an author who is a person: `blog/authors.yml` says so, or only a post names them. */
const profileOf = ({title, url, imageURL, socials = {}}: AuthorOfFile): Profile => ({
  ...(title !== undefined && {role: title}),
  ...(imageURL?.startsWith('/') && {picture: imageURL}),
  links: [...new Set([url ?? '', ...Object.values(socials)])].filter((address) =>
    /^https?:/.test(address),
  ),
});

function postPage({content, drawing, metadata}: PostContent): SitePage {
  const {title, description, permalink, unlisted, source, frontMatter} = metadata;
  const threads = pagesOfThreads(frontMatter);
  const corrections = changesOf(frontMatter).filter(({kind}) => kind === 'correction');
  return {
    kind: 'post',
    path: pagePath(permalink),
    title,
    description,
    unlisted,
    above: [],
    posts: [],
    source: fileOf(source),
    image: frontMatter.image,
    post: {
      date: metadata.date,
      updated: changedSince(metadata),
      ...(corrections.length > 0 && {corrections}),
      ...(threads.length > 0 && {threads}),
      minutes: metadata.readingTime ?? 0,
      ...(drawing && metadata.cover && {cover: {drawing, sky: metadata.cover.sky}}),
      tags: metadata.tags.map(({label}) => label),
      authors: metadata.authors.flatMap((author) => {
        const {name, key, page, url, person} = author;
        const shown = name ?? key;
        return shown == null
          ? []
          : {
              name: shown,
              path: page ? pagePath(page.permalink) : undefined,
              address: url,
              ...((person === true || !key) && {profile: profileOf(author)}),
            };
      }),
      markdown: content,
    },
  };
}

/** A blog's list pages are siblings of its tags page, unless configured otherwise. */
function listPages(blog: BlogLike, posts: SitePage[], messages: Messages) {
  const base = blogPath(blog.blogTagsListPath);
  const list = (kind: SitePage['kind'], path: string, title: string): SitePage => ({
    ...{kind, path, title, description: '', unlisted: false, above: [], posts},
  });
  return {
    front: {...list('blog', base, blog.blogTitle), description: blog.blogDescription},
    archive: list(
      'archive',
      `${base}${routes.archive}/`,
      messages['theme.blog.archive.title'] ?? 'Archive',
    ),
    tags: list(
      'tags',
      pagePath(blog.blogTagsListPath),
      messages['theme.tags.tagsPageTitle'] ?? 'Tags',
    ),
    authors: list(
      'authors',
      `${base}${routes.authors}/`,
      messages['theme.blog.authorsList.pageTitle'] ?? 'Authors',
    ),
  };
}

function blogPages(blog: BlogLike, messages: Messages): SitePage[] {
  const all = blog.blogPosts.map(postPage);
  const listed = all.filter(({unlisted}) => !unlisted);
  const ids = new Map(all.map((page, index) => [page, blog.blogPosts[index]!.id]));
  const {front, archive, tags, authors} = listPages(blog, listed, messages);
  const tagPages = Object.values(blog.blogTags).map((tag): SitePage => {
    const items = new Set(tag.items);
    return {
      kind: 'tag',
      path: pagePath(tag.permalink),
      title: tag.label,
      description: tag.description ?? '',
      unlisted: tag.unlisted,
      above: [tags],
      posts: listed.filter((page) => items.has(ids.get(page)!)),
    };
  });
  const authorPages = Object.entries(blog.authorsMap ?? {}).flatMap(([key, author]): SitePage[] => {
    if (!author.page) {
      return [];
    }
    const path = pagePath(author.page.permalink);
    return [
      {
        kind: 'author',
        path,
        title: author.name ?? key,
        description: author.description ?? author.title ?? '',
        unlisted: false,
        above: [authors],
        posts: listed.filter(({post}) => post?.authors.some((one) => one.path === path)),
        ...(author.person === true && {profile: profileOf(author)}),
      },
    ];
  });
  const byPath = new Map(listed.map((page) => [page.path, page]));
  const seriesPages = seriesOf(blog).map(({name, path, parts}): SitePage => ({
    ...{kind: 'series', path, title: name, description: '', unlisted: false, above: [archive]},
    posts: parts.flatMap(({metadata}) => byPath.get(pagePath(metadata.permalink)) ?? []),
  }));
  const lists = Object.keys(blog.authorsMap ?? {}).length > 0 ? [tags, authors] : [tags];
  return [front, archive, ...lists, ...tagPages, ...authorPages, ...seriesPages, ...all];
}

function textPage(kind: 'doc' | 'page', text: TextContent): SitePage[] {
  if (text.title === undefined) {
    return [];
  }
  return [
    {
      kind,
      path: pagePath(text.permalink),
      title: text.title,
      description: text.description ?? '',
      unlisted: text.unlisted ?? false,
      above: [],
      posts: [],
      source: fileOf(text.source),
      image: text.frontMatter?.image,
    },
  ];
}

/** The sidebar categories above a doc that have a page; `null` if the doc is not in the sidebar. */
function trailTo(
  id: string,
  items: SidebarItem[],
  pathOf: (id: string) => string | undefined,
): Above[] | null {
  for (const item of items) {
    if (item.id === id) {
      return [];
    }
    const inner = trailTo(id, item.items ?? [], pathOf);
    if (inner) {
      const {permalink, id: linked} = item.link ?? {};
      const path = permalink ?? (linked === undefined ? undefined : pathOf(linked));
      return path === undefined
        ? inner
        : [{title: item.label ?? '', path: pagePath(path)}, ...inner];
    }
  }
  return null;
}

function docPages({loadedVersions}: DocsLike): SitePage[] {
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const pathOf = (id: string) => docs.find((doc) => doc.id === id && !doc.unlisted)?.permalink;
    return docs.flatMap((doc) =>
      textPage('doc', doc).map((page) => ({
        ...page,
        above:
          Object.values(sidebars)
            .map((items) => trailTo(doc.id, items, pathOf))
            .find((trail) => trail !== null) ?? [],
      })),
    );
  });
}

/**
 * The pages of a site that are known before rendering: posts and their lists, docs, and Markdown pages, but not
 * the further pages of a list.
 *
 * @param content of Docusaurus' own plugins, by name, as passed to `allContentLoaded`
 * @param messages of the site's language, by id; a missing one falls back to English
 */
export function sitePages(
  content: Record<string, Record<string, unknown> | undefined>,
  messages: Messages,
): SitePage[] {
  const of = <T>(kind: string) => contentOf<T>(content, `docusaurus-plugin-content-${kind}`);
  return [
    ...of<BlogLike>('blog').flatMap((blog) => blogPages(blog, messages)),
    ...of<DocsLike>('docs').flatMap(docPages),
    ...of<PagesLike>('pages')
      .flat()
      .flatMap((page) => textPage('page', page)),
  ];
}
