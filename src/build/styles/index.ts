import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesOf, isPage, readPage, tags} from '../pages';
import {asStyleSheet, liftStyleAttributes, type AttributeRules} from './style-attributes';

/**
 * The sheets of Infima and of the classic theme's parts, which src/css does without. Those that switch pictures with the
 * colour mode stay (theme-common's ThemedComponent).
 */
const ofFramework =
  /[\\/](?:infima[\\/]dist[\\/].*|(?:theme-classic[\\/]lib[\\/].*|Details[\\/]styles|errorBoundaryUtils|anchorUtils)(?:\.module)?)\.css$/;

const sheet = (name: string) => join(__dirname, '../../css/optional', `${name}.css`);

/** The sheets of what this site has, and others may not. */
function optional({navbar, footer, announcementBar}: ThemeConfig): string[] {
  const hasDropdowns = navbar.items.some(
    ({type, items}) => items !== undefined || /dropdown$/i.test(type ?? ''),
  );
  return [
    ...(announcementBar ? ['announcement'] : []),
    ...(navbar.style || footer?.style === 'dark' ? ['coloured'] : []),
    ...(navbar.hideOnScroll ? ['hiding'] : []),
    ...(hasDropdowns ? ['dropdowns'] : []),
  ];
}

/**
 * Finishes the site's one style sheet, which a page requests and the next finds in the cache: adds the rules of `style`
 * attributes, which become classes.
 */
export default function styles({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'styles',
    getClientModules: () => optional(siteConfig.themeConfig as ThemeConfig).map(sheet),
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          ofFramework,
          join(__dirname, 'none.module.css'),
        ),
      ],
    }),
    async postBuild({outDir}) {
      const folder = join(outDir, 'assets/css');
      const [file, ...others] = (await readdir(folder)).filter((name) => name.endsWith('.css'));
      if (!file || others.length > 0) {
        throw new Error(
          `It expects Docusaurus to write one style sheet to assets/css, and found ${file ? others.length + 1 : 0}.`,
        );
      }
      const link = tags.styleSheet(`${baseUrl}assets/css/${file}`);
      const pages = (await filesOf(outDir)).filter(isPage);
      const rules: AttributeRules = new Map();
      for (const page of pages) {
        await writeFile(join(outDir, page), liftStyleAttributes(readPage(outDir, page), rules));
      }
      const css = (await readFile(join(folder, file), 'utf8')) + asStyleSheet(rules);
      const name = `styles.${createHash('md5').update(css).digest('hex').slice(0, 8)}.css`;
      await rm(join(folder, file));
      await writeFile(join(folder, name), css);
      for (const page of pages) {
        const html = readPage(outDir, page);
        if (!link.test(html)) {
          throw new Error(
            `${page} has no link to ${file}: src/build/page-template.ts writes it into each page.`,
          );
        }
        const named = `<link rel="stylesheet" href="${baseUrl}assets/css/${name}">`;
        await writeFile(join(outDir, page), html.replace(link, named));
      }
    },
  };
}
