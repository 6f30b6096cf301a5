import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {LoaderContext, RuleSetRule} from 'webpack';
import {rootBase} from '../../lib/locales';
import {fonts} from '../../site/fonts';
import {fileOfFont, subset} from '../../settings/subset';
import {fontFaces} from './font-faces';

/**
 * Leaves some files to other rules than that of Docusaurus for fonts, which writes small ones into the style
 * sheet, where they could not be preloaded.
 *
 * @param rules of the bundler; changed in place
 */
function exclude(files: string[], rules: unknown[]): void {
  const ofFonts = (rules as RuleSetRule[]).filter(
    ({test}) => test instanceof RegExp && test.test('a.woff2'),
  );
  if (ofFonts.length !== 1) {
    throw new Error(
      `src/output/fonts finds ${ofFonts.length} rules for fonts in the bundler's configuration, instead of one: an upgrade of Docusaurus names them otherwise. See getFileLoaderUtils in @docusaurus/utils.`,
    );
  }
  ofFonts[0]!.exclude = files;
}

/** A bundler loader, which turns the file of a font's package into the one that readers download. */
function subsetFont(this: LoaderContext<unknown>, file: Buffer): Promise<Buffer> {
  // An upgrade of what subsets it may write other bytes.
  this.addDependency(require.resolve('subset-font/package.json'));
  return subset(
    file,
    Object.values(fonts).find((font) => fileOfFont(font) === this.resourcePath)!,
  );
}

/**
 * Makes the files of the site's fonts (src/site/fonts.ts), which the style sheet and the components know as
 * `site-font/title.woff2` and so on, and their styles. Published pages of all languages load the files of the first,
 * which a reader then has already, and so they share the styles inside them, each of which is a hash in the policy.
 */
export default function siteFonts(context: LoadContext): Plugin {
  const {generatedFilesDir} = context;
  const root = rootBase(context);
  const all = Object.entries(fonts).map(([role, font]) => ({role, file: fileOfFont(font)}));
  const files = all.map(({file}) => file);
  const sheet = 'fonts.css';
  return {
    name: 'fonts',
    getClientModules: () => [join(generatedFilesDir, 'fonts/default', sheet)],
    async contentLoaded({actions}) {
      await actions.createData(sheet, await fontFaces(fonts));
    },
    configureWebpack(config, isServer) {
      exclude(files, config.module?.rules ?? []);
      const file = getFileLoaderUtils(isServer).loaders.file({folder: 'fonts'});
      const shared = {
        publicPath: root,
        emitFile: !isServer && context.baseUrl === root,
      };
      return {
        resolve: {
          alias: Object.fromEntries(all.map(({role, file}) => [`site-font/${role}.woff2$`, file])),
        },
        module: {
          rules: [
            {
              resource: files,
              use: [
                process.env.NODE_ENV === 'production'
                  ? {...file, options: {...(file.options as object), ...shared}}
                  : file,
                {loader: require.resolve('../../lib/loader.cjs'), options: {run: subsetFont}},
              ],
            },
          ],
        },
      };
    },
  };
}
