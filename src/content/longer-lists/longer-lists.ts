import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin, RouteConfig} from '@docusaurus/types';

/** How many posts a page of a tag or an author lists, at a line or two each. */
const postsPerPage = 25;

/**
 * Makes the stock blog's pages of tags and authors longer than those of the blog itself, although it has only one
 * option for both, `postsPerPage`. The blog is asked for its routes twice, with a different number each time, and
 * each number's own routes are kept.
 *
 * @param options the options that the blog was made with, which it reads on every call
 * @throws if the number no longer affects the lists of tags: an upgrade has changed when it is read
 */
export function withLongerLists(
  blog: Plugin<BlogContent>,
  options: PluginOptions,
): Plugin<BlogContent> {
  const {postsPerPage: usual, blogTagsPostsComponent, blogAuthorsPostsComponent} = options;
  const longer = usual === 'ALL' ? usual : Math.max(usual, postsPerPage);

  /** Calls the blog with the larger number. */
  async function withLonger<T>(ask: () => T): Promise<Awaited<T>> {
    options.postsPerPage = longer;
    try {
      return await ask();
    } finally {
      options.postsPerPage = usual;
    }
  }

  const isLonger = ({component}: RouteConfig) =>
    component === blogTagsPostsComponent || component === blogAuthorsPostsComponent;

  return {
    ...blog,
    loadContent: () =>
      withLonger(async () => {
        // Lists of tags are paginated here, those of authors with the routes.
        const content = await blog.loadContent!();
        for (const {pages, label} of Object.values(content.blogTags)) {
          if (pages.some(({metadata}) => metadata.postsPerPage !== longer && longer !== 'ALL')) {
            throw new Error(
              `src/content/longer-lists/longer-lists.ts asked for ${longer} posts on each page of the tag “${label}”, and the blog plugin made others: see when it reads its option postsPerPage now, or take the call of withLongerLists away.`,
            );
          }
        }
        return content;
      }),
    async contentLoaded({content, actions}) {
      const routesOf = async () => {
        const routes: RouteConfig[] = [];
        const addRoute = (route: RouteConfig) => {
          routes.push(route);
        };
        await blog.contentLoaded!({content, actions: {...actions, addRoute}});
        return routes;
      };
      const usualRoutes = (await routesOf()).filter((route) => !isLonger(route));
      const longerRoutes = (await withLonger(routesOf)).filter(isLonger);
      [...usualRoutes, ...longerRoutes].forEach((route) => {
        actions.addRoute(route);
      });
    },
  };
}
