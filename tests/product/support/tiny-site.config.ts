import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {Config, PluginConfig} from '@docusaurus/types';
import published from '../../../docusaurus.config';
import clientFiles from '../../../src/output/client-files';
import feeds from '../../../src/output/feeds/index';
import headers from '../../../src/output/hosts/index';
import markdownAlternates from '../../../src/output/markdown-alternates/index';
import {firstPass, lastPass} from '../../../src/output/page-passes';
import pipeline from '../../../src/output/pipeline';
import redirects from '../../../src/output/redirects/index';
import searchIndex from '../../../src/output/search-index/index';
import sitemap from '../../../src/output/sitemap';
import socialCards from '../../../src/output/social-cards/index';
import styles from '../../../src/output/styles/index';
import {blog} from '../../../src/content/plugins';
import {identity} from '../../../src/site/identity';

const outputs = {
  'client-files': clientFiles,
  feeds: (context) => feeds(context, identity),
  headers: (context) => headers(context, identity),
  'markdown-alternates': markdownAlternates,
  redirects,
  'search-index': searchIndex,
  sitemap,
  'social-cards': (context) => socialCards(context, identity),
  styles,
} satisfies Record<string, PluginConfig>;

/** What a case changes in the configuration of its site. */
export type ConfigChanges = Partial<Config> & {
  navbarItems?: NavbarItem[];
  /** What the build writes besides pages; nothing by default. */
  outputs?: Array<keyof typeof outputs>;
};

/**
 * The published configuration for a site of a few files. All settings that check content (broken links,
 * missing pictures, …) are the published ones, so that a test fails if one is loosened. Parts that need files
 * of the published site are left out.
 */
export function tinySite({
  navbarItems = [],
  outputs: wanted = [],
  ...changes
}: ConfigChanges): Config {
  const [[, preset]] = published.presets as [[string, PresetOptions]];
  const [, blogOptions] = (published.plugins as unknown[]).find(
    (plugin): plugin is [unknown, BlogOptions] => Array.isArray(plugin) && plugin[0] === blog,
  )!;
  const {navbar, ...themeConfig} = published.themeConfig as ThemeConfig;
  return {
    ...published,
    favicon: undefined,
    // The paths of its languages follow from the base URL that a case gives.
    i18n: {defaultLocale: 'en', locales: ['en']},
    // The stock theme needs stock data, not that of src/content/blog or src/content/archive; and its cases
    // have words of their own in addresses, not those of src/site/routes.ts.
    presets: [
      [
        'classic',
        {
          ...preset,
          blog: {
            ...blogOptions,
            archiveBasePath: 'archive',
            tagsBasePath: 'tags',
            authorsBasePath: 'authors',
          },
          theme: {},
        },
      ],
    ],
    plugins: [],
    themes:
      wanted.length > 0
        ? [pipeline, firstPass, lastPass, ...wanted.map((name) => outputs[name])]
        : [],
    themeConfig: {
      ...themeConfig,
      footer: undefined,
      navbar: {title: navbar?.title, items: navbarItems},
    },
    ...changes,
  };
}
