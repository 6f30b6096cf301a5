import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {originalOf} from '../../lib/beside-text';

/**
 * Gives a translated post the front matter of its original, save what it says itself. Its teams, tags and former
 * addresses, and whether readers may see it, are then told once, and no draft gets out in another language.
 *
 * Has code run from left to right where the language does not.
 *
 * Stops at a translation whose original is gone: Docusaurus would pass over it without a word.
 */
export default function translations({
  siteDir,
  localizationDir,
  siteConfig,
  i18n,
}: LoadContext): Plugin {
  const folder = join(localizationDir, 'docusaurus-plugin-content-blog');
  const parseFrontMatter = siteConfig.markdown.parseFrontMatter;
  siteConfig.markdown.parseFrontMatter = async (params) => {
    const parsed = await parseFrontMatter(params);
    const filePath = originalOf(params.filePath);
    if (filePath === params.filePath || !existsSync(filePath)) {
      return parsed;
    }
    const fileContent = await readFile(filePath, 'utf8');
    const original = await parseFrontMatter({...params, filePath, fileContent});
    return {...parsed, frontMatter: {...original.frontMatter, ...parsed.frontMatter}};
  };
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
