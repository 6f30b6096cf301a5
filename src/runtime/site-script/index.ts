import {createHash} from 'node:crypto';
import {join} from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {publishFiles} from '../../content/publish-files';
import {
  speculationAttribute,
  clientFile,
  firstScreenAttribute,
  fontsAttribute,
  hydratedAttribute,
  prerenderValue,
  searchFolder,
  siteScripts,
} from '../../lib/contracts';
import {scriptTag} from '../../lib/inline-script';
import {rootBase} from '../../lib/locales';
import {afterFirstPaint} from './after-first-paint';
import type {Settings} from './main';

/**
 * What Chromium does ahead, with the pages behind links that `prefetch.ts` marks: it fetches them, and renders that of the
 * link which is likely to be pressed next, unless Docusaurus' client opens links.
 */
const speculation = {
  tagName: 'script',
  attributes: {type: 'speculationrules'},
  innerHTML: JSON.stringify({
    prefetch: [{where: {selector_matches: `a[${speculationAttribute}]`}, eagerness: 'immediate'}],
    prerender: [
      {
        where: {
          selector_matches: `:not([${hydratedAttribute}="true"]) > body a[${speculationAttribute}="${prerenderValue}"]`,
        },
        eagerness: 'immediate',
      },
    ],
  }),
};

/** The fonts, in the syntax of CSS, each with a selector of what it is used for. */
const usesOfFonts = {
  "1em 'Site Title'": 'body',
  "1em 'Site Text'": 'body',
  "1em 'Site Code'": 'code',
  "italic 1em 'Site Text'": 'em',
};

/**
 * The site script: all that the chrome of a page does, in one small file that every page loads. It listens to the
 * document, so it does the same on a page as it was built, while Docusaurus' client starts, and on pages which that
 * client shows.
 *
 * @param startsAtOnce whether that client starts on every page, whatever its reader does
 */
export default function siteScript(context: LoadContext, startsAtOnce: boolean): Plugin {
  const {siteConfig, siteStorage, baseUrl, codeTranslations, i18n} = context;
  const name = 'site-script';
  const base = rootBase(context);
  const {colorMode, navbar} = siteConfig.themeConfig as ThemeConfig;
  const spoken = Object.fromEntries(
    Object.entries(codeTranslations).filter(([id]) =>
      /^(?:site\.(?:audio|codeBlock|figure|lazyLoad|search)|theme\.CodeBlock)\./.test(id),
    ),
  );
  const isBuilt = process.env.NODE_ENV === 'production';
  // The development server has none.
  const index = isBuilt ? `${baseUrl}${searchFolder}/` : null;
  const bundle = (file: string, contents: string, format: 'iife' | 'esm' = 'iife') => {
    const {outputFiles} = buildSync({
      stdin: {contents, resolveDir: __dirname, loader: 'ts'},
      bundle: true,
      format,
      minify: true,
      write: false,
      target: 'es2022',
      // Styles are text, which a script applies.
      loader: {'.css': 'text'},
      // A translation is a word or two: the scripts hold those that they need.
      alias: {'@docusaurus/Translate': join(__dirname, 'translate.ts')},
      define: {MESSAGES: JSON.stringify(spoken), SEARCH_INDEX: JSON.stringify(index)},
    });
    const content = outputFiles[0]!.text;
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return {content, path: `${siteScripts}${file}.${digest}.js`};
  };
  const player = bundle('player', "import './player';");
  const searchCode = bundle('search', "export * from '../search/panel';", 'esm');
  const settings: Settings = {
    base,
    announcement: {key: `docusaurus.announcement.dismiss${siteStorage.namespace}`},
    client: {client: baseUrl + clientFile, startsAtOnce},
    colours: {
      key: `theme${siteStorage.namespace}`,
      storage: siteStorage.type,
      usual: colorMode.defaultMode,
      respectsSystem: colorMode.respectPrefersColorScheme,
      hasSwitch: !colorMode.disableSwitch,
    },
    hidesOnScroll: navbar.hideOnScroll,
    player: baseUrl + player.path,
    search: baseUrl + searchCode.path,
  };
  const site = bundle('site', `import {start} from './main';\nstart(${JSON.stringify(settings)});`);
  return {
    name,
    getClientModules: () => [join(__dirname, 'client-module.ts')],
    // As a person would say it; the switch of the theme has the same words.
    getDefaultCodeTranslationMessages: () =>
      Promise.resolve<Record<string, string>>(
        i18n.currentLocale.startsWith('en')
          ? {'theme.colorToggle.ariaLabel.mode.system': 'following the system'}
          : {},
      ),
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'meta', attributes: {name, content: baseUrl + site.path}},
        scriptTag(afterFirstPaint, name, firstScreenAttribute, fontsAttribute, usesOfFonts, base),
        ...(isBuilt ? [speculation] : []),
      ],
    }),
    configureWebpack: (_config, isServer) =>
      publishFiles(() => [site, player, searchCode], isServer),
  };
}
