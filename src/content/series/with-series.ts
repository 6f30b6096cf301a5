import {join} from 'node:path';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin, RouteConfig} from '@docusaurus/types';
import {leanItem, type LeanItem} from '../longer-lists/lean-lists';
import {seriesOf} from './series';

/** What the page of a series shows. */
export type SeriesPage = {name: string; parts: LeanItem[]};

/**
 * Gives each series of the stock blog a page. Its route is made like that of the blog's list, from which it takes
 * the data of the sidebar.
 *
 * @param options the options that the blog was made with
 * @throws if a series has no list to be made like: an upgrade has changed the routes of lists
 */
export function withSeries(
  blog: Plugin<BlogContent>,
  {blogListComponent}: PluginOptions,
): Plugin<BlogContent> {
  let hasSeries = false;
  return {
    ...blog,
    getClientModules: () => [
      ...(blog.getClientModules?.() ?? []),
      ...(hasSeries ? [join(__dirname, '../../css/optional/series.css')] : []),
    ],
    async contentLoaded({content, actions}) {
      let list: RouteConfig | undefined;
      await blog.contentLoaded!({
        content,
        actions: {
          ...actions,
          addRoute(route) {
            list = route.component === blogListComponent ? (list ?? route) : list;
            actions.addRoute(route);
          },
        },
      });
      for (const {name, path, parts} of seriesOf(content)) {
        if (list === undefined) {
          throw new Error(
            `src/content/series/with-series.ts found no list among the routes of the blog plugin, after which it makes the page of the series “${name}”: see how the list of posts is routed now (blogListComponent).`,
          );
        }
        hasSeries = true;
        const series: SeriesPage = {name, parts: parts.map(leanItem)};
        actions.addRoute({
          ...list,
          path,
          component: '@theme/SeriesPage',
          props: {series},
        });
      }
    },
  };
}
