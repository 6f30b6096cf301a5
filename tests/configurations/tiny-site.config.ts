import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import type {Options as BuildOptions} from '../../src/build/preset';
import published from '../../docusaurus.config';

/** What a case changes in the configuration of its site. */
export type ConfigChanges = Partial<Config> & {
  navbarItems?: NavbarItem[];
  /** What it writes beside its pages; nothing, unless a case says so. */
  outputs?: NonNullable<BuildOptions['only']>;
};

/**
 * The published configuration for a site of a few files: all that checks content (what happens to a
 * broken link, a picture that is not there, …) is the published setting, so loosening that turns a test red. Left
 * out is what needs files of the published site.
 */
export function tinySite({navbarItems = [], outputs = [], ...changes}: ConfigChanges): Config {
  const [[, options], , , [, build]] = published.presets as [
    [string, PresetOptions],
    unknown,
    unknown,
    [string, BuildOptions],
  ];
  const {navbar, ...themeConfig} = published.themeConfig as ThemeConfig;
  return {
    ...published,
    favicon: undefined,
    // The paths of its languages follow from the one that a case gives.
    i18n: {defaultLocale: 'en', locales: ['en']},
    // The stock theme has stock data: not that of src/content/longer-lists, nor of src/content/archive.
    presets: [
      [
        'classic',
        {
          ...options,
          blog: {...options.blog, archiveBasePath: 'archive'},
          theme: {},
        },
      ],
      ['../../../src/build/preset.ts', {...build, only: outputs}],
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
