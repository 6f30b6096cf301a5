import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Leaves Prism out of Docusaurus' client, since `src/markdown/code-blocks` colours code in the build. The theme requests
 * it whatever is swizzled.
 */
export default function highlighting(): Plugin {
  return {
    name: 'highlighting',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': join(__dirname, 'prism-react-renderer.ts')}},
    }),
  };
}
