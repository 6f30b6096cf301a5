import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishFiles, type File} from '../../content/publish-files';
import {rootBase} from '../../lib/locales';
import type {Font} from '../../settings/font';
import {fileOfFont, subset} from '../../settings/subset';
import {fonts} from '../../site/fonts';
import {fontFaces} from './font-faces';

/** The file of a font that readers download, and where it is published below the site's base. */
async function published(font: Font): Promise<File> {
  const file = fileOfFont(font);
  const content = await subset(await readFile(file), font);
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {content, path: `assets/fonts/${basename(file, '.woff2')}-${digest}.woff2`};
}

/**
 * Makes the files of the site's fonts (src/site/fonts.ts), and their styles. Published pages of all languages load the
 * files of the first, which a reader then has already, and so they share the styles inside them, each of which is a hash
 * in the policy.
 */
export default function siteFonts(context: LoadContext): Plugin {
  const {baseUrl, generatedFilesDir} = context;
  const base = process.env.NODE_ENV === 'production' ? rootBase(context) : baseUrl;
  const name = 'fonts';
  const sheet = 'fonts.css';
  /** By their roles. */
  let files = new Map<string, File>();
  return {
    name,
    getClientModules: () => [join(generatedFilesDir, name, 'default', sheet)],
    async contentLoaded({actions}) {
      const made = Object.entries(fonts).map(
        async ([role, font]) => [role, await published(font)] as const,
      );
      files = new Map(await Promise.all(made));
      await actions.createData(
        sheet,
        await fontFaces(fonts, (role) => base + files.get(role)!.path),
      );
    },
    configureWebpack: (_config, isServer) =>
      publishFiles(() => (base === baseUrl ? [...files.values()] : []), isServer),
  };
}
