import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import published from '../../../src/config';
import buildPreset, {type Options as BuildOptions} from '../../../src/build/preset';
import contentPreset from '../../../src/content/preset';
import {presetOf, type PresetOf} from '../../../src/lib/typescript.cjs';

/** What a case changes in the configuration of its site. */
export type ConfigChanges = Partial<Config> & {
  navbarItems?: NavbarItem[];
  /** What the build writes besides pages; nothing by default. */
  outputs?: NonNullable<BuildOptions['only']>;
};

/**
 * The published configuration for a site of a few files. All settings that check content (broken links,
 * missing pictures, …) are the published ones, so that a test fails if one is loosened. Parts that need files
 * of the published site are left out.
 */
export function tinySite({navbarItems = [], outputs = [], ...changes}: ConfigChanges): Config {
  const optionsOf = (wanted: unknown) =>
    (published.presets as Array<PresetOf<unknown>>).find(([, {preset}]) => preset === wanted)![1]
      .options;
  const [[, options]] = published.presets as [[string, PresetOptions]];
  const {blog} = optionsOf(contentPreset) as {blog: BlogOptions};
  const build = optionsOf(buildPreset) as BuildOptions;
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
          ...options,
          blog: {
            ...blog,
            archiveBasePath: 'archive',
            tagsBasePath: 'tags',
            authorsBasePath: 'authors',
          },
          theme: {},
        },
      ],
      presetOf(buildPreset, {...build, only: outputs, checksPosts: false}),
    ],
    plugins: [],
    themeConfig: {
      ...themeConfig,
      footer: undefined,
      navbar: {title: navbar?.title, items: navbarItems},
    },
    ...changes,
  };
}
