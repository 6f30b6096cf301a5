import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {originalOf, translationOf} from './beside-text';

/** The posts in a folder, without the parts that they import. */
async function postsIn(folder: string): Promise<string[]> {
  const files = existsSync(folder) ? await readdir(folder, {recursive: true}) : [];
  return files
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|[\\/])_/.test(file))
    .sort()
    .map((file) => join(folder, file));
}

/**
 * Keeps code left-to-right where the language is not.
 *
 * Stops at a translation whose original is gone, which Docusaurus would silently skip, and names the posts that a
 * language lacks once it has some.
 */
export default function translations({siteDir, localizationDir, i18n}: LoadContext): Plugin {
  const folder = join(localizationDir, 'docusaurus-plugin-content-blog');
  return {
    name: 'translations',
    getClientModules: () =>
      i18n.localeConfigs[i18n.currentLocale]?.direction === 'rtl'
        ? [join(__dirname, 'right-to-left.css')]
        : [],
    async loadContent() {
      const path = (file: string) => relative(siteDir, file).split(sep).join('/');
      const translated = await postsIn(folder);
      const orphan = translated.find((file) => !existsSync(originalOf(file)));
      if (orphan !== undefined) {
        throw new Error(
          `${path(orphan)} translates no post, for there is no ${path(originalOf(orphan))}: give its folder and file the names that they have in blog/ now, or remove it.`,
        );
      }
      if (translated.length > 0) {
        const posts = (await postsIn(join(siteDir, 'blog'))).map(path);
        const missing = posts.filter(
          (post) => !existsSync(join(siteDir, translationOf(post, i18n.currentLocale))),
        );
        if (missing.length > 0) {
          logger.info(
            `${path(folder)} has no translation of ${String(missing.length)} of ${String(posts.length)} posts, which are shown as they are: ${missing.join(', ')}`,
          );
        }
      }
    },
  };
}
