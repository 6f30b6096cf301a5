import {readdir, readFile} from 'node:fs/promises';
import {dirname, join, sep} from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext} from '@docusaurus/types';
import {escapeRegexp} from '@docusaurus/utils';
import {sheetAttribute} from '../../lib/contracts';
import type {Output} from '../output';
import {translationsFolder} from '../../settings/localized';
import {tags} from '../pages';
import {classesIn, hasClass} from './classes';
import {asStyleSheet, liftStyleAttributes} from './style-attributes';

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

const cssFolder = join(__dirname, '../../css');

const optionalSheet = (name: string) => join(cssFolder, 'optional', `${name}.css`);

/** The sheets of what this site has, and others may not. */
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

/** The folders of src/css with the styles of parts that only some pages have: each becomes a sheet of its name. */
const parts = ['texts', 'pages', 'recordings', 'search'];

/** A module of the bundler, as far as this needs it. */
type Module = {nameForCondition(): string | null};

/** The folders of texts and pages: a module of theirs comes with the code that imports it. */
const textFolders = ['blog', 'src/pages', translationsFolder];

/** Docusaurus would write one sheet: it is left with what all pages have. */
export const cacheGroupsOf = (siteDir: string) => ({
  ...Object.fromEntries(
    parts.map((name) => [
      name,
      {
        name,
        type: 'css/mini-extract',
        test: join(cssFolder, name, sep),
        chunks: 'all' as const,
        enforce: true,
        priority: 60,
      },
    ]),
  ),
  styles: {
    test: (module: Module) => {
      const file = module.nameForCondition() ?? '';
      const isOfText = textFolders.some((folder) => file.startsWith(join(siteDir, folder, sep)));
      return !(isOfText && file.endsWith('.module.css'));
    },
  },
});

type Sheet = {
  file: string;
  css: string;
  isOf: 'all' | 'texts' | 'a part' | 'a post';
  classes: ReadonlySet<string>;
};

const kinds: Readonly<Record<string, Sheet['isOf']>> = {styles: 'all', texts: 'texts'};

/** The sheets that Docusaurus has written, that of all pages first. */
async function sheetsIn(folder: string): Promise<Sheet[]> {
  const sheets = await Promise.all(
    (await readdir(folder)).map(async (file): Promise<Sheet> => {
      const name = file.split('.')[0]!;
      const css = await readFile(join(folder, file), 'utf8');
      const isOf = kinds[name] ?? (parts.includes(name) ? 'a part' : 'a post');
      return {file, css, isOf, classes: classesIn(css)};
    }),
  );
  return sheets.sort((a, b) => Number(b.isOf === 'all') - Number(a.isOf === 'all'));
}

/**
 * Puts the style sheets into the pages, so that no request delays a page's first paint: that of all pages
 * into each, those of parts into the pages that have an element of theirs. They are the same wherever they are, so the
 * policy allows each by one hash. What a post brings along is linked. The files stay for Docusaurus' client, which
 * requests the sheets of the pages that it shows.
 */
export default function styles({baseUrl, siteConfig, siteDir}: LoadContext): Output {
  let sheets: Sheet[] = [];
  const sheetsOf = (html: string) =>
    sheets.filter(({isOf, classes}) => isOf === 'all' || hasClass(html, classes));
  // The attributes of texts become rules beside those of texts: formulas and charts have many.
  const rules = {all: new Map<string, string>(), texts: new Map<string, string>()};
  /** These rules, once all pages have added theirs. */
  let added: Record<keyof typeof rules, string> | undefined;
  const sheetsOfRules = () => {
    rules.all.forEach((_, name) => rules.texts.delete(name));
    return {all: asStyleSheet(rules.all), texts: asStyleSheet(rules.texts)};
  };
  const tagOf = ({file, css, isOf}: Sheet) => {
    added ??= sheetsOfRules();
    switch (isOf) {
      case 'all':
        return `<style ${sheetAttribute}="${file}">${css}${added.all}</style>`;
      case 'texts':
        return `<style>${css}${added.texts}</style>`;
      case 'a part':
        return `<style>${css}</style>`;
      case 'a post':
        return `<link rel="stylesheet" href="${baseUrl}assets/css/${file}">`;
    }
  };
  return {
    name: 'styles',
    getClientModules: () => optional(siteConfig.themeConfig as ThemeConfig).map(optionalSheet),
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          new RegExp(`^(?:${frameworks.map(escapeRegexp).join('|')})[\\\\/].*\\.css$`),
          join(__dirname, 'none.module.css'),
        ),
      ],
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: cacheGroupsOf(siteDir)}}}),
    }),
    step: {
      reads: [],
      writes: ['sheets'],
      async run({outDir}) {
        sheets = await sheetsIn(join(outDir, 'assets/css'));
        if (sheets[0]?.isOf !== 'all') {
          throw new Error('It finds no style sheet of all pages, styles.*.css, in assets/css.');
        }
      },
    },
    rewrite(html) {
      const hasText = sheetsOf(html).some(({isOf}) => isOf === 'texts');
      return liftStyleAttributes(html, rules[hasText ? 'texts' : 'all']);
    },
    finish(html) {
      const link = tags.styleSheet(`${baseUrl}assets/css/${sheets[0]!.file}`);
      return html.replace(link, () => sheetsOf(html).map(tagOf).join(''));
    },
  };
}
