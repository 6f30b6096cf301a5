import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {Cover} from '../../lib/cover';
import type {PostWithCover} from '../cover/with-cover';
import {lastChange} from '../last-change';
import type {ListedPost} from '../listed-post';
import {seriesOf} from '../series/series';

/** A post in the shape that lists expect; they do not show its text. */
type LeanItem = {content: {metadata: ListedPost}};

export type SeriesPage = {name: string; parts: LeanItem[]};

/** How many posts a page of a tag or an author lists, at a line or two each; those of the blog list fewer. */
export const perLongPage = ({postsPerPage}: PluginOptions): number | 'ALL' =>
  postsPerPage === 'ALL' ? postsPerPage : Math.max(postsPerPage, 25);

const coverOf = ({metadata}: BlogPost): Cover | undefined =>
  (metadata as Partial<PostWithCover['metadata']>).cover;

function leanItem(post: BlogPost): LeanItem {
  const {metadata} = post;
  const cover = coverOf(post);
  const {title, description, permalink, date, readingTime, tags, authors} = metadata;
  return {
    content: {
      metadata: {
        title,
        description,
        permalink,
        date: date.toISOString(),
        ...(cover && {cover}),
        ...(readingTime !== undefined && {readingTime}),
        tags: tags.map((tag) => ({label: tag.label, permalink: tag.permalink})),
        authors: authors.map(({key, name, page, url, email}) => ({
          ...(key && {key}),
          ...(name !== undefined && {name}),
          // The author's name links to only one of them (src/content/author-link.ts).
          ...(page
            ? {page: {permalink: page.permalink}}
            : url !== undefined
              ? {url}
              : email !== undefined && {email}),
        })),
      },
    },
  };
}

/** Of the covers of each tag, newest first, the newest that no other shows, or else the oldest: tags of few posts choose first. */
function differentCovers(all: Cover[][]): Cover[][] {
  const used = new Set<Cover>();
  const chosen = new Map<Cover[], Cover[]>();
  for (const covers of [...all].sort((one, other) => one.length - other.length)) {
    const [cover = covers.at(-1)] = covers.filter((one) => !used.has(one));
    chosen.set(covers, cover ? [cover] : []);
    used.add(cover!);
  }
  return all.map((covers) => chosen.get(covers)!);
}

/** Tells the sitemap when the newest of the posts that a page shows last changed. */
function changedWith(route: RouteConfig, posts: BlogPost[]): RouteConfig {
  const lastUpdatedAt = Math.max(...posts.map(({metadata}) => lastChange(metadata).getTime()));
  return posts.length === 0 ? route : {...route, metadata: {...route.metadata, lastUpdatedAt}};
}

/** The pages of the blog, with the years of the posts that follow on the next. */
function pagesOf(
  list: RouteConfig,
  listed: BlogPost[],
  {postsPerPage, pageBasePath}: PluginOptions,
): RouteConfig[] {
  const perPage = postsPerPage === 'ALL' ? Math.max(listed.length, 1) : postsPerPage;
  const totalPages = Math.max(1, Math.ceil(listed.length / perPage));
  const pathOf = (page: number) =>
    page === 1 ? list.path : normalizeUrl([list.path, pageBasePath, String(page)]);
  return Array.from({length: totalPages}, (_, index) => {
    const page = index + 1;
    const posts = listed.slice(index * perPage, page * perPage);
    const next = listed.slice(page * perPage, (page + 1) * perPage);
    const [newest, oldest] = [next[0], next.at(-1)].map((post) =>
      post?.metadata.date.getUTCFullYear(),
    );
    return {
      ...list,
      path: pathOf(page),
      props: {
        metadata: {
          ...(list.props as {metadata: object}).metadata,
          ...{permalink: pathOf(page), page, postsPerPage: perPage, totalPages},
          previousPage: page > 1 ? pathOf(page - 1) : undefined,
          nextPage: page < totalPages ? pathOf(page + 1) : undefined,
          ...(next.length > 0 && {olderYears: [...new Set([oldest, newest])].join('–')}),
        },
        items: posts.map(leanItem),
      },
    };
  });
}

/**
 * Makes the lists of this site of those of the stock blog:
 *
 * - They get only the data that they show of each post. The stock ones get the module of its text, which is compiled
 *   again for them, and send all of the post's metadata to readers.
 * - The pages of the blog are shorter than those of tags and authors.
 * - The list of authors gets the covers of each one's newest posts, that of tags a cover for each.
 * - Each series has a page, and each author who has written: nothing would lead to that of another.
 * - Each page says when what it shows last changed.
 *
 * @param stock the routes that the blog has made
 * @param options those of the site
 * @throws if they no longer name lists, or the texts in them, as they did: an upgrade has changed them
 */
export function ownRoutes(
  stock: RouteConfig[],
  content: BlogContent,
  options: PluginOptions,
): RouteConfig[] {
  const bySource = new Map(content.blogPosts.map((post) => [post.metadata.source, post]));
  const listed = content.blogPosts.filter(({metadata}) => !metadata.unlisted);
  const lean = (route: RouteConfig): RouteConfig => {
    const {items, ...modules} = route.modules ?? {};
    const posts = (Array.isArray(items) ? (items as Array<{content?: {path?: string}}>) : [{}]).map(
      (item) => bySource.get(item.content?.path ?? ''),
    );
    if (!posts.every((post) => post !== undefined)) {
      throw new Error(
        `src/content/blog/list-routes.ts found no posts in what the blog plugin says of the list ${route.path}: see how its routes name them now (modules.items).`,
      );
    }
    const props = {...route.props, items: posts.map(leanItem)};
    return changedWith({...route, modules, props}, posts);
  };
  const withCovers = (
    route: RouteConfig,
    name: 'authors' | 'tags',
    choose: (all: Cover[][]) => Cover[][],
    isOf: (one: {key?: string; permalink?: string}) => (metadata: BlogPost['metadata']) => boolean,
  ): RouteConfig => {
    const all = (route.props as Record<string, object[]>)[name]!;
    const covers = choose(
      all.map((one) =>
        listed.filter(({metadata}) => isOf(one)(metadata)).flatMap((post) => coverOf(post) ?? []),
      ),
    );
    const withOwn = all.map((one, index) => ({...one, covers: covers[index]}));
    return changedWith({...route, props: {...route.props, [name]: withOwn}}, listed);
  };
  const {blogListComponent, blogTagsPostsComponent, blogAuthorsPostsComponent} = options;
  const changes: Record<string, (route: RouteConfig) => RouteConfig> = {
    [blogTagsPostsComponent]: lean,
    [blogAuthorsPostsComponent]: lean,
    [options.blogAuthorsListComponent]: (route) =>
      withCovers(
        route,
        'authors',
        (all) => all.map((covers) => covers.slice(0, 4)),
        ({key}) =>
          ({authors}) =>
            authors.some((one) => one.key === key),
      ),
    [options.blogTagsListComponent]: (route) =>
      withCovers(
        route,
        'tags',
        differentCovers,
        ({permalink}) =>
          ({tags}) =>
            tags.some((tag) => tag.permalink === permalink),
      ),
    [options.blogPostComponent]: (route) => {
      const post = bySource.get(route.modules?.content as string);
      return post ? changedWith(route, [post]) : route;
    },
  };
  const first = stock.find(({component}) => component === blogListComponent);
  if (!first) {
    throw new Error(
      'src/content/blog/list-routes.ts found no list among the routes of the blog plugin: see how the list of posts is routed now (blogListComponent).',
    );
  }
  const {items: _, ...modules} = first.modules ?? {};
  const list = {...first, modules};
  const series = seriesOf(content).map(({name, path, parts}) => {
    const page: SeriesPage = {name, parts: parts.map(leanItem)};
    const route = {...list, path, component: '@theme/SeriesPage', props: {series: page}};
    return changedWith(route, parts);
  });
  return [
    ...stock
      .filter(({component, modules}) =>
        component === blogAuthorsPostsComponent
          ? (modules!.items as unknown[]).length > 0
          : component !== blogListComponent,
      )
      .map((route) => changes[route.component]?.(route) ?? route),
    ...pagesOf(list, listed, options).map((route) => changedWith(route, listed)),
    ...series,
  ];
}
