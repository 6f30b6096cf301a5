import blogPlugin, {
  validateOptions,
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withLeanLists} from './lean-lists';
import {withLongerLists} from './longer-lists';

export {validateOptions};

/** Docusaurus' blog, with longer lists of tags and authors, and lists that get only the data they show. */
export default async function blogWithLongerLists(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  return withLeanLists(withLongerLists(await blogPlugin(context, options), options), options);
}
