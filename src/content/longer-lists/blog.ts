import blogPlugin, {
  validateOptions,
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withOwnLists} from './with-own-lists';

export {validateOptions};

/** Docusaurus' blog, with the lists of this site. */
export default async function blogWithLongerLists(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  return withOwnLists(await blogPlugin(context, options), options);
}
