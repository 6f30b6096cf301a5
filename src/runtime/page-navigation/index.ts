import type {Plugin} from '@docusaurus/types';
import {replacementOf} from '../patch';

/**
 * Replaces the part of Docusaurus that goes from page to page with `@theme/PendingNavigation`, and the one
 * that loads a page's code with client.ts. Docusaurus' own leave the site when there is no network, scroll to
 * the wrong place after a deploy, and fail at addresses that cannot be decoded.
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
