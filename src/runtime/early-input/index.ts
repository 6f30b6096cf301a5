import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  colourModesAttribute,
  colourSwitchClass,
  earlySearchAttribute,
  earlySearchTaken,
  hydratedAttribute,
  themeAttribute,
  themeChoiceAttribute,
  searchLinkClass,
  wantedAttribute,
  wantedByPress,
} from '../../lib/contracts';
import {scriptTag} from '../../lib/inline-script';
import {enableToggle, keepEarlyInput} from './keep-early-input';

/** The class that src/theme/ColorModeToggle gives to the colour switch. */
const toggle = `.${colourSwitchClass}`;

/**
 * Keeps what a reader does until React has hydrated the page, which the first press asks for (see
 * build/first-load): on a slow phone that takes a second, in which buttons would be dead.
 */
export default function earlyInput({siteConfig, siteStorage}: LoadContext): Plugin {
  const {colorMode} = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'early-input',
    // The development server writes no pages, so nothing can be pressed before the code is there.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [
              scriptTag(
                keepEarlyInput,
                hydratedAttribute,
                themeAttribute,
                themeChoiceAttribute,
                earlySearchAttribute,
                wantedAttribute,
                wantedByPress,
                earlySearchTaken,
                toggle,
                `.${searchLinkClass}`,
                `theme${siteStorage.namespace}`,
                siteStorage.type,
                colorMode?.respectPrefersColorScheme ?? false,
              ),
            ],
            postBodyTags: [
              scriptTag(enableToggle, toggle, colourModesAttribute, themeChoiceAttribute),
            ],
          }
        : {},
  };
}
