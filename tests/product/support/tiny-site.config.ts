import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import published from '../../../docusaurus.config';
import siteFonts from '../../../src/output/fonts/index';
import licences from '../../../src/output/licences/index';
import {output} from '../../../src/output/plugins';
import checkOfPosts from '../../../src/output/post-check';
import searchPage from '../../../src/output/search-page';
import {blog} from '../../../src/content/plugins';
import {identity} from '../../../src/site/identity';

/** What needs the theme or the posts of the published site. */
const ofPublished: unknown[] = [checkOfPosts, siteFonts, licences, searchPage];

/** What a case changes in the configuration of its site. */
export type ConfigChanges = Partial<Config> & {
  navbarItems?: NavbarItem[];
  /** Whether the build writes more than pages. */
  hasOutputs?: boolean;
};

/**
 * The published configuration for a site of a few files. All settings that check content (broken links,
 * missing pictures, …) are the published ones, so that a test fails if one is loosened. Parts that need files
 * of the published site are left out.
 */
export function tinySite({navbarItems = [], hasOutputs, ...changes}: ConfigChanges): Config {
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
    themes: hasOutputs ? output(identity).filter((plugin) => !ofPublished.includes(plugin)) : [],
    themeConfig: {
      ...themeConfig,
      footer: undefined,
      navbar: {title: navbar?.title, items: navbarItems},
    },
    ...changes,
  };
}
