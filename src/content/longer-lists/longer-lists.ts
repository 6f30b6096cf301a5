import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin, RouteConfig} from '@docusaurus/types';

/** How many posts a page of a tag or an author lists: it takes a line or two for each. */
const postsPerPage = 25;

/**
 * The stock blog, with longer pages of tags and authors than of the blog itself, for which it has one option,
 * `postsPerPage`. It is asked twice for its routes, with another number each time, and of each answer those
 * routes are taken that the number is for.
 *
 * @param options those that the blog was made with, which it reads whenever it is asked
 * @throws where the number no longer decides on the lists of tags: an upgrade has changed when it is read
 */
export function withLongerLists(
  blog: Plugin<BlogContent>,
  options: PluginOptions,
): Plugin<BlogContent> {
  const {postsPerPage: usual, blogTagsPostsComponent, blogAuthorsPostsComponent} = options;
  const longer = usual === 'ALL' ? usual : Math.max(usual, postsPerPage);

  /** What it does with another number. */
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
        // The lists of tags are divided here, those of authors with the routes.
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
