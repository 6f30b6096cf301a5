import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin, RouteConfig} from '@docusaurus/types';
import type {Cover} from '../../lib/cover';
import type {PostWithCover} from '../cover/with-cover';
import type {ListedPost} from '../listed-post';

/** A post in the shape that lists expect; they do not show its text. */
type LeanItem = {content: {metadata: ListedPost}};

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

/** The covers of an author's three newest posts, in the order of the posts. */
const newestCovers = (posts: BlogPost[], author: string | null): Cover[] =>
  posts
    .filter(
      ({metadata: {authors, unlisted}}) => !unlisted && authors.some(({key}) => key === author),
    )
    .slice(0, 3)
    .flatMap((post) => coverOf(post) ?? []);

/** A post in the route of a list: the module of its text, up to the truncate marker. */
type StockItem = {content?: {path?: string}};

/**
 * Gives the lists of the stock blog only the data that they show of each post. By default they get the module of
 * its text, which is compiled again for them, and sends all of the post's metadata to readers. The list of authors
 * gets the covers of each one's newest posts.
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
  } = options;
  const ofLists = [blogListComponent, blogTagsPostsComponent, blogAuthorsPostsComponent];
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
      const withCovers = (route: RouteConfig): RouteConfig => {
        const authors = (route.props as {authors: Array<{key: string | null}>}).authors.map(
          (author) => ({...author, covers: newestCovers(content.blogPosts, author.key)}),
        );
        return {...route, props: {...route.props, authors}};
      };
      await blog.contentLoaded!({
        content,
        actions: {
          ...actions,
          addRoute(route) {
            actions.addRoute(
              ofLists.includes(route.component)
                ? lean(route)
                : route.component === blogAuthorsListComponent
                  ? withCovers(route)
                  : route,
            );
          },
        },
      });
    },
  };
}
