import {readdir, readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext} from '@docusaurus/types';
import {escapeRegexp} from '../../lib/escape-regexp';
import {sheetAttribute, styleSheets} from '../../lib/contracts';
import type {Output} from '../output';
import {tags} from '../pages';
import {modulesInManifest} from './modules-in-manifest';
import {asStyleSheet, liftStyleAttributes, type AttributeRules} from './style-attributes';

const themeCommon = dirname(require.resolve('@docusaurus/theme-common'));

/**
 * Infima and the classic theme, whose sheets src/css does without, as it does without some of theme-common's. Those that
 * switch pictures with the colour mode stay (theme-common's ThemedComponent).
 */
const frameworks = [
  ...['infima', '@docusaurus/theme-classic'].map((name) =>
    dirname(require.resolve(`${name}/package.json`)),
  ),
  join(themeCommon, 'components/Details'),
  join(themeCommon, 'utils'),
];

/** The sheets of what this site has, and others may not, although the client of each has its code. */
function optional({navbar, announcementBar}: ThemeConfig): string[] {
  const hasDropdowns = navbar.items.some(
    ({type, items}) => items !== undefined || /dropdown$/i.test(type ?? ''),
  );
  return [
    ...(announcementBar ? ['announcement'] : []),
    ...(navbar.hideOnScroll ? ['hiding'] : []),
    ...(hasDropdowns ? ['dropdowns'] : []),
  ];
}

/**
 * Docusaurus would write one sheet for all pages. That keeps what the client imports at its start; what several routes or
 * texts import is a sheet that they share, and the rest comes with the code that imports it. Parts that are imported
 * together are one sheet, such as those of src/css/pages.css.
 */
const cacheGroups = {
  styles: {chunks: 'initial'},
  shared: {type: 'css/mini-extract', chunks: 'async', minChunks: 2, enforce: true, priority: 50},
} as const;

/** For how many sheets the site's policy has room: each has a hash there (hosts/policy.ts). */
const room = 5;

/** How many pages have each style sheet, by the names of their files. */
export type SheetCounts = Map<string, number>;

/**
 * Puts the style sheets of a page into it, so that no request delays its first paint. Docusaurus links those which the
 * modules import that it has rendered. A sheet is the same in each page, so the policy allows it by one hash: those that
 * the most pages have. What single posts bring along stays linked. The files stay for Docusaurus' client, which requests
 * the sheets that a page lacks.
 *
 * @param counts is filled in the first pass
 */
export default function styles(
  {baseUrl, generatedFilesDir, siteConfig}: LoadContext,
  counts: SheetCounts,
): Output {
  const links = tags.styleSheets(baseUrl + styleSheets);
  const css = new Map<string, string>();
  /** The rules made from attributes of pages with the same sheets, by the names of these. */
  const rulesOfPages = new Map<string, AttributeRules>();
  /** The sheets for the insides of pages, once all pages have been read. */
  let inPages: Map<string, string> | undefined;

  /** Adds to each of these sheets the rules of the pages that have none which is rarer. */
  function sheetsInPages() {
    const names = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!).slice(0, room);
    const rules = new Map(names.map((name) => [name, new Map() as AttributeRules]));
    for (const [files, more] of rulesOfPages) {
      const rarest = [...names].reverse().find((name) => files.includes(name));
      more.forEach((style, name) => rules.get(rarest!)!.set(name, style));
    }
    return new Map(names.map((name) => [name, css.get(name)! + asStyleSheet(rules.get(name)!)]));
  }

  return {
    name: 'styles',
    getClientModules: () => [
      // The bar of each page has pictures that switch, but its code comes with the routes.
      join(themeCommon, 'components/ThemedComponent/styles.module.css'),
      ...optional(siteConfig.themeConfig as ThemeConfig).map((name) =>
        join(__dirname, `../../css/optional/${name}.css`),
      ),
    ],
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          new RegExp(`^(?:${frameworks.map(escapeRegexp).join('|')})[\\\\/].*\\.css$`),
          join(__dirname, 'none.module.css'),
        ),
        ...(isServer ? [] : [modulesInManifest(generatedFilesDir)]),
      ],
      ...(!isServer && {optimization: {splitChunks: {cacheGroups}}}),
    }),
    step: {
      reads: [],
      writes: ['sheets'],
      async run({outDir}) {
        for (const file of await readdir(join(outDir, styleSheets))) {
          css.set(file, await readFile(join(outDir, styleSheets, file), 'utf8'));
        }
      },
    },
    rewrite(html) {
      const files = [...html.matchAll(links)].map(([, file]) => file!);
      files.forEach((file) => counts.set(file, (counts.get(file) ?? 0) + 1));
      const names = files.join();
      const rules: AttributeRules = rulesOfPages.get(names) ?? new Map();
      rulesOfPages.set(names, rules);
      return liftStyleAttributes(html, rules);
    },
    finish(html) {
      inPages ??= sheetsInPages();
      return html.replace(links, (link, file: string) => {
        const sheet = inPages!.get(file);
        return sheet === undefined
          ? link
          : `<style ${sheetAttribute}="${baseUrl}${styleSheets}${file}">${sheet}</style>`;
      });
    },
  };
}
