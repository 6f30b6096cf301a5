import blogPlugin, {
  validateOptions,
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withPortraits} from '../portraits';
import {withSurroundings} from '../related-posts';
import {withSeries} from '../series/with-series';
import {withLeanLists} from './lean-lists';
import {withLongerLists} from './longer-lists';

export {validateOptions};

/** Docusaurus' blog with longer lists of tags and authors, lists that get only the data they show, pages of series, and posts that know what to read next. */
export default async function blogWithOwnLists(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const blog = await blogPlugin(context, options);
  const withOwnPortraits = withPortraits(blog, context);
  const listed = withLeanLists(withLongerLists(withOwnPortraits, options), options);
  return withSurroundings(withSeries(listed, options));
}
