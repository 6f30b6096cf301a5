import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import published from '../../docusaurus.config';

/** What a case changes in the configuration of its site. */
export type ConfigChanges = Partial<Config> & {
  navbarItems?: NavbarItem[];
};

/**
 * The published configuration for a site of a few files: all that judges content (what happens to a
 * broken link, an inline tag, …) is the published setting, so loosening that turns a test red. Left
 * out is what needs files of the published site.
 */
export function tinySite({navbarItems = [], ...changes}: ConfigChanges): Config {
  const [[, options]] = published.presets as [[string, PresetOptions]];
  const {navbar, ...themeConfig} = published.themeConfig as ThemeConfig;
  return {
    ...published,
    favicon: undefined,
    // The paths of its languages follow from the one that a case gives.
    i18n: {defaultLocale: 'en', locales: ['en']},
    // The stock theme has stock data: not that of src/plugins/longer-lists, nor of src/plugins/archive.
    presets: [
      [
        'classic',
        {
          ...options,
          blog: {...options.blog, archiveBasePath: 'archive'},
          theme: {},
        },
      ],
    ],
    plugins: [],
    clientModules: [],
    themeConfig: {
      ...themeConfig,
      footer: undefined,
      navbar: {title: navbar?.title, items: navbarItems},
    },
    ...changes,
  };
}
