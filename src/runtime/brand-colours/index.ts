import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import {stopBuild} from '../../lib/build-stop';
import type {Identity} from '../../settings/schema';
import {brandCss, customMedia} from './brand-css';
import {checkContrast} from '../../settings/contrast';

/**
 * Puts the colours of `src/site/identity.ts` and the other tokens that code knows into the style sheet, and stops if text in
 * these colours is illegible.
 */
export default function brandColours(context: LoadContext, options: unknown): Plugin {
  const {colours, palette} = options as Pick<Identity, 'colours' | 'palette'>;
  const source = join(context.siteDir, 'src/site/identity.ts');
  const written = existsSync(source) ? readFileSync(source, 'utf8') : '';
  const {announcementBar: announcement} = context.siteConfig.themeConfig as {
    announcementBar?: NonNullable<Identity['announcement']>;
  };
  // Docusaurus has colours of its own where a site gives none.
  const isColoured = announcement?.textColor && announcement.backgroundColor;
  try {
    checkContrast(colours, written, palette, isColoured ? announcement : null);
  } catch (error) {
    stopBuild((error as Error).message, {cause: error});
  }
  const file = 'brand.css';
  return {
    name: 'brand-colours',
    getClientModules: () => [join(context.generatedFilesDir, 'brand-colours/default', file)],
    configurePostCss(options: PostCssOptions) {
      // Docusaurus runs postcss-preset-env, which then replaces them.
      options.plugins.unshift({
        postcssPlugin: 'define-custom-media',
        Once: (sheet: {prepend: (css: string) => void}) => {
          sheet.prepend(customMedia);
        },
      });
      return options;
    },
    async contentLoaded({actions}) {
      await actions.createData(file, brandCss({colours, palette}));
    },
  };
}
