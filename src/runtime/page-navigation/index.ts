import type {Plugin} from '@docusaurus/types';
import {replacementOf} from '../patch';

/**
 * Puts `@theme/PendingNavigation` in the place of the part of Docusaurus that goes from page to page, and
 * client.ts in that of what loads a page's code. Docusaurus' own leave the site when there is no network,
 * scroll to the wrong place after a deploy, and end at addresses that cannot be decoded.
 */
export default function pageNavigation(): Plugin {
  return {
    name: 'page-navigation',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          ...replacementOf(
            NormalModuleReplacementPlugin,
            './PendingNavigation',
            '@theme/PendingNavigation',
          ),
          ...replacementOf(NormalModuleReplacementPlugin, './preload'),
        ],
      };
    },
  };
}
