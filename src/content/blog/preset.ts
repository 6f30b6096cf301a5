import classic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginModule, Preset} from '@docusaurus/types';
import {validateOptions} from '@docusaurus/plugin-content-blog';
import blog from './index';

/**
 * The classic preset, with index.ts as its blog. It takes the same options; if the configuration names `classic`
 * instead, the lists of tags and authors are paginated like that of the blog, and each post is compiled twice,
 * once for lists.
 *
 * @throws if the preset has no blog to replace: an upgrade has changed how it names its blog
 */
export default function presetWithOwnBlog(context: LoadContext, options: Options): Preset {
  const preset = classic(context, options);
  const stock = require.resolve('@docusaurus/plugin-content-blog');
  const isBlog = (plugin: unknown): plugin is [string, object] =>
    Array.isArray(plugin) && plugin[0] === stock;
  if (options.blog !== false && !preset.plugins!.some(isBlog)) {
    throw new Error(
      'src/content/blog/preset.ts found no blog in the classic preset: see how the preset names it now, or write `classic` for the preset in site.config.ts, and the pages of tags and authors are shorter, and more.',
    );
  }
  const own = Object.assign(blog as PluginModule, {validateOptions});
  return {
    ...preset,
    plugins: preset.plugins!.map((plugin) => (isBlog(plugin) ? [own, plugin[1]] : plugin)),
  };
}
