import {join} from 'node:path';
import classic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, Preset} from '@docusaurus/types';
import {presetWithBlog} from '../preset-with-blog';

/**
 * The classic preset, with blog.ts as its blog. It takes the same options; if the configuration names `classic`
 * instead, the lists of tags and authors are paginated like that of the blog, and each post is compiled twice,
 * once for lists.
 *
 * @throws if the preset has no blog to replace: an upgrade has changed how it names its blog
 */
export default function presetWithLongerLists(context: LoadContext, options: Options): Preset {
  return presetWithBlog(
    classic(context, options),
    {
      stock: require.resolve('@docusaurus/plugin-content-blog'),
      own: join(__dirname, 'blog.ts'),
      isWanted: options.blog !== false,
    },
    'src/content/longer-lists/preset.ts found no blog in the classic preset: see how the preset names it now, or write `classic` for the preset in docusaurus.config.ts, and the pages of tags and authors are shorter, and more.',
  );
}
