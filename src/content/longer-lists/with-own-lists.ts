import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {withSeries} from '../series/with-series';
import {withLeanLists} from './lean-lists';
import {withLongerLists} from './longer-lists';

/**
 * The stock blog with longer lists of tags and authors, lists that get only the data they show, and pages of series.
 *
 * @param options the options that the blog was made with
 */
export const withOwnLists = (
  blog: Plugin<BlogContent>,
  options: PluginOptions,
): Plugin<BlogContent> =>
  withSeries(withLeanLists(withLongerLists(blog, options), options), options);
