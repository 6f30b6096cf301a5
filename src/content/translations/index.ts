import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {originalOf} from './beside-text';

/**
 * Keeps code left-to-right where the language is not.
 *
 * Stops at a translation whose original is gone, which Docusaurus would silently skip.
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
      const files = existsSync(folder) ? await readdir(folder, {recursive: true}) : [];
      const orphan = files
        .map((file) => join(folder, file))
        .find((file) => /\.mdx?$/.test(file) && !existsSync(originalOf(file)));
      if (orphan !== undefined) {
        const path = (file: string) => relative(siteDir, file).split(sep).join('/');
        throw new Error(
          `${path(orphan)} translates no post, for there is no ${path(originalOf(orphan))}: give its folder and file the names that they have in blog/ now, or remove it.`,
        );
      }
    },
  };
}
