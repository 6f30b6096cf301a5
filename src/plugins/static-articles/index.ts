import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Sends a text once. Docusaurus writes each text into its page, and then sends it again as code, for
 * React to find that both are the same. Here the page opened first keeps what the build has written;
 * a text's code is for pages opened from others. Titles, contents and all around the text are React's
 * as ever.
 *
 * A component that lies beside the text and stands alone in it (`<Calculator />`) is an island: its code
 * is loaded when it is about to be seen. A text that has more code of its own is sent as code too.
 */
export default function staticArticles({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'static-articles',
    getClientModules: () => [join(__dirname, 'client-module.ts')],
    configureWebpack(_config, isServer) {
      const options = {
        siteDir,
        client: join(__dirname, 'client.tsx'),
        // What stands around the text of a post (see plugins/related-posts), one file for each.
        surroundings: join(generatedFilesDir, 'related-posts/default'),
        // The development server writes no pages.
        isLive: !isServer && process.env.NODE_ENV === 'production',
      };
      const use = [{loader: join(__dirname, 'loader.cjs'), options}];
      const registry = join(generatedFilesDir, 'registry.js');
      // What is compiled when it is opened (see plugins/posts/preview) is asked for by nobody.
      const issuer = process.env.NODE_ENV === 'development' ? {or: [registry, /^$/]} : registry;
      return {
        module: {
          rules: [
            ...(options.isLive
              ? [{resource: registry, loader: join(__dirname, 'registry-loader.cjs')}]
              : []),
            // What a text imports is for its text, not for its facts. This plugin's own code is for all,
            // with the main script, whether a text or the client module asks for it first.
            {
              resource: {and: [/\.[jt]sx?$/], not: [__dirname]},
              issuer: /\.mdx?$/i,
              sideEffects: false,
            },
            {resource: /\.mdx?$/i, issuer, enforce: 'post', use},
            {resource: /\.mdx?$/i, resourceQuery: /^\?body$/, enforce: 'post', use},
          ],
        },
      };
    },
  };
}
