import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin, RouteConfig} from '@docusaurus/types';
import type {ListedPost} from '../listed-post';

/** A post in the shape that lists expect; they do not show its text. */
type LeanItem = {content: {metadata: ListedPost}};

function leanItem({metadata}: BlogPost): LeanItem {
  const {title, description, permalink, date, readingTime, tags, authors} = metadata;
  return {
    content: {
      metadata: {
        title,
        description,
        permalink,
        date: date.toISOString(),
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

/** A post in the route of a list: the module of its text, up to the truncate marker. */
type StockItem = {content?: {path?: string}};

/**
 * Gives the lists of the stock blog only the data that they show of each post. By default they get the module of
 * its text, which is compiled again for them, and sends all of the post's metadata to readers.
 *
 * @param options the options that the blog was made with
 * @throws if the routes of lists no longer name the texts of their posts: an upgrade has changed them
 */
export function withLeanLists(
  blog: Plugin<BlogContent>,
  options: PluginOptions,
): Plugin<BlogContent> {
  const {blogListComponent, blogTagsPostsComponent, blogAuthorsPostsComponent} = options;
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
      await blog.contentLoaded!({
        content,
        actions: {
          ...actions,
          addRoute(route) {
            actions.addRoute(ofLists.includes(route.component) ? lean(route) : route);
          },
        },
      });
    },
  };
}
