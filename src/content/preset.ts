import {join} from 'node:path';
import type {PluginConfig, Preset} from '@docusaurus/types';

export type Options = {
  /** Whether the build checks the posts of a blog at the root of the site, as `npm run check-posts` does. */
  checksPosts?: boolean;
  /** Whether the site has a podcast, which that check asks for; true by default. */
  hasPodcast?: boolean;
};

const plugin = (path: string) => join(__dirname, path, 'index.ts');

/** Everything about posts: their check, dates and languages, and the lists and pages made from them. */
export default function contentPreset(
  _context: unknown,
  {checksPosts = true, hasPodcast = true}: Options = {},
): Preset {
  const check: PluginConfig = [plugin('../build/post-check'), {hasPodcast}];
  return {
    // As themes, they load after the classic one, and may replace its components and styles.
    themes: [
      plugin('translations'),
      ...(checksPosts ? [check] : []),
      plugin('../preview/publication'),
      plugin('archive'),
      plugin('cover'),
      plugin('newest-posts'),
      plugin('../markdown/images'),
      plugin('../markdown/listings'),
    ],
  };
}
