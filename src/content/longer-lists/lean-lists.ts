import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin, RouteConfig} from '@docusaurus/types';
import type {Cover} from '../../lib/cover';
import type {PostWithCover} from '../cover/with-cover';
import {archivePath} from '../archive/archive';
import {sidebarOf, type SidebarPost} from '../archive/sidebar';
import {mostFeatured} from '../featured';
import type {ListedPost} from '../listed-post';

/** A post in the shape that lists expect; they do not show its text. */
export type LeanItem = {content: {metadata: ListedPost}};

/** What the first page of the blog gets if it has featured posts to show beside its own. */
export type FeaturedItems = {featured?: LeanItem[]};

const coverOf = ({metadata}: BlogPost): Cover | undefined =>
  (metadata as Partial<PostWithCover['metadata']>).cover;

export function leanItem(post: BlogPost): LeanItem {
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

/** A post whose tags and authors lack what only their own pages show. */
const leanPost = (post: BlogPost): BlogPost => ({
  ...post,
  metadata: {
    ...post.metadata,
    tags: post.metadata.tags.map((tag) => ({...tag, description: undefined})),
    authors: post.metadata.authors.map((author) => ({...author, description: undefined})),
  },
});

/** The covers of the three newest posts of an author or a tag, in the order of the posts. */
const newestCovers = (
  posts: BlogPost[],
  isOf: (metadata: BlogPost['metadata']) => boolean,
): Cover[] =>
  posts
    .filter(({metadata}) => isOf(metadata))
    .slice(0, 3)
    .flatMap((post) => coverOf(post) ?? []);

/** The data of the sidebar, as the stock blog makes it. */
type Sidebar = {title: string; items: Array<Omit<SidebarPost, 'date'> & {date: Date}>};

/** A post in the route of a list: the module of its text, up to the truncate marker. */
type StockItem = {content?: {path?: string}};

/**
 * Gives the lists of the stock blog only the data that they show of each post. By default they get the module of
 * its text, which is compiled again for them, and sends all of the post's metadata to readers. Posts do not get the
 * descriptions of their tags and authors either. The lists of authors and of tags get the covers of each one's newest
 * posts, and the first page of the blog the featured posts.
 *
 * @param options the options that the blog was made with
 * @throws if the routes of lists no longer name the texts of their posts: an upgrade has changed them
 */
export function withLeanLists(
  blog: Plugin<BlogContent>,
  options: PluginOptions,
): Plugin<BlogContent> {
  const {
    blogListComponent,
    blogTagsPostsComponent,
    blogAuthorsPostsComponent,
    blogAuthorsListComponent,
    blogTagsListComponent,
  } = options;
  return {
    ...blog,
    async contentLoaded({content, actions}) {
      const posts = new Map(content.blogPosts.map((post) => [post.metadata.source, post]));
      const lean = (route: RouteConfig): RouteConfig => {
        const {items, ...modules} = route.modules ?? {};
        const found = Array.isArray(items)
          ? (items as StockItem[]).map((item) => posts.get(item.content?.path ?? ''))
          : [undefined];
        if (!found.every((post) => post !== undefined)) {
          throw new Error(
            `src/content/longer-lists/lean-lists.ts found no posts in what the blog plugin says of the list ${route.path}: see how its routes name them now (modules.items), or take the calls of withLeanLists away, and lists are heavier.`,
          );
        }
        return {...route, modules, props: {...route.props, items: found.map(leanItem)}};
      };
      const listed = content.blogPosts.filter(({metadata}) => !metadata.unlisted);
      /** Names the years of the posts that follow on the next page. */
      const withOlderYears = (route: RouteConfig): RouteConfig => {
        const {metadata} = route.props as {
          metadata?: {page: number; postsPerPage: number; nextPage?: string};
        };
        if (!metadata?.nextPage) {
          return route;
        }
        const {page, postsPerPage} = metadata;
        const years = listed
          .slice(page * postsPerPage, (page + 1) * postsPerPage)
          .map((post) => post.metadata.date.getUTCFullYear());
        const olderYears = [...new Set([years.at(-1), years[0]])].join('–');
        return {...route, props: {...route.props, metadata: {...metadata, olderYears}}};
      };
      const featured = listed
        .filter(({metadata}) => metadata.frontMatter.featured === true)
        .slice(0, mostFeatured);
      /** Adds the featured posts to the first page of the blog, without those that are among its newest. */
      const withFeatured = (route: RouteConfig): RouteConfig => {
        const {metadata} = route.props as {metadata?: {page: number; postsPerPage: number}};
        const others =
          metadata?.page === 1
            ? featured.filter((post) => listed.indexOf(post) >= metadata.postsPerPage)
            : [];
        const items: FeaturedItems = {featured: others.map(leanItem)};
        return others.length === 0 ? route : {...route, props: {...route.props, ...items}};
      };
      const authorsWithCovers = (route: RouteConfig): RouteConfig => {
        const authors = (route.props as {authors: Array<{key: string | null}>}).authors.map(
          (author) => ({
            ...author,
            covers: newestCovers(listed, (post) =>
              post.authors.some(({key}) => key === author.key),
            ),
          }),
        );
        return {...route, props: {...route.props, authors}};
      };
      const tagsWithCovers = (route: RouteConfig): RouteConfig => {
        const tags = (route.props as {tags: Array<{permalink: string}>}).tags.map((tag) => ({
          ...tag,
          covers: newestCovers(listed, (post) =>
            post.tags.some(({permalink}) => permalink === tag.permalink),
          ),
        }));
        return {...route, props: {...route.props, tags}};
      };
      /** The data of the sidebar, which all pages of the blog have. */
      const leanSidebar = ({items, ...rest}: Sidebar) => ({
        ...rest,
        items: sidebarOf(
          items.map((item) => ({...item, date: item.date.toISOString()})),
          archivePath(content.blogTagsListPath),
        ),
      });
      const changes: Record<string, (route: RouteConfig) => RouteConfig> = {
        [blogListComponent]: (route) => withFeatured(withOlderYears(lean(route))),
        [blogTagsPostsComponent]: lean,
        [blogAuthorsPostsComponent]: lean,
        [blogAuthorsListComponent]: authorsWithCovers,
        [blogTagsListComponent]: tagsWithCovers,
      };
      await blog.contentLoaded!({
        content: {...content, blogPosts: content.blogPosts.map(leanPost)},
        actions: {
          ...actions,
          createData(name, data) {
            const isSidebar = name.startsWith('blog-post-list-prop-');
            return actions.createData(name, isSidebar ? leanSidebar(data as Sidebar) : data);
          },
          addRoute(route) {
            actions.addRoute(changes[route.component]?.(route) ?? route);
          },
        },
      });
    },
  };
}
