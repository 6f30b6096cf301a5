import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin, RouteConfig} from '@docusaurus/types';
import type {ListedPost} from '../listed-post';

/** A post in the shape in which lists are given it, of which they show no text. */
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
          // One of them leads on from the name (src/content/author-link.ts).
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

/** What the route of a list says of each post: the module of its text, as far as the truncate marker. */
type StockItem = {content?: {path?: string}};

/**
 * The stock blog, whose lists are given of each post what they show. The stock ones are given the module of its
 * text, which is compiled once more for it, and with which all that is known of the post is sent to readers.
 *
 * @param options those that the blog was made with
 * @throws where the routes of lists no longer name the texts of their posts: an upgrade has changed them
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
