import {validateOptions, type Options} from '@docusaurus/plugin-content-blog';
import type {LoadContext, PluginModule, Preset} from '@docusaurus/types';
import archive from './archive/index';
import blog from './blog/index';
import covers from './cover/index';
import newestPosts from './newest-posts/index';
import {words} from '../settings/words';

/** The blog, if there is one, and the lists made from it. The classic preset has to leave out its own. */
export default function contentPreset(
  _context: LoadContext,
  {blog: options}: {blog: Options | false},
): Preset {
  const own = Object.assign(blog as PluginModule, {validateOptions});
  return {
    plugins: [words, options && [own, options]],
    // As themes, they load after the classic one, and may replace its components and styles.
    themes: [archive, covers, newestPosts],
  };
}
