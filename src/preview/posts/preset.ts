import {join} from 'node:path';
import classic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, Preset} from '@docusaurus/types';
import {presetWithBlog} from '../../content/preset-with-blog';

/**
 * The classic preset for `npm start`, with blog.ts as its blog. It takes the same options; if the configuration
 * names `classic` instead, the blog is the stock one.
 *
 * @throws if the preset has no blog to replace: an upgrade has changed how it names its blog
 */
export default function previewPreset(context: LoadContext, options: Options): Preset {
  return presetWithBlog(
    classic(context, options),
    {
      stock: require.resolve('@docusaurus/plugin-content-blog'),
      own: join(__dirname, 'blog.ts'),
      isWanted: options.blog !== false,
    },
    'src/preview/posts/preset.ts found no blog in the classic preset: see how the preset names it now, or write `classic` for the preset in docusaurus.config.ts, and previews are slower.',
  );
}
