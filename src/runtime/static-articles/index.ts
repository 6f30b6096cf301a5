import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {surroundingsFolder} from '../../content/related-posts/index';
import {textChunk} from '../../lib/contracts';
import {hasPlainPaths} from '../../lib/plain-paths';
import {withTexts} from './server-texts';
import {chunkOfTexts, withoutCodeOfTexts} from './without-code-of-texts';

/**
 * Sends each text only once. Docusaurus writes a text into its page, and then sends it again as code, so
 * that React can hydrate it. Here the page opened first keeps the HTML that the build wrote; a text's code
 * is for pages opened from others. React still renders titles, contents and everything around the text.
 *
 * A component from a file beside the text that is used on its own (`<Calculator />`) is an island: its code
 * is loaded when it is about to come into view. A text with any other code of its own is sent as code too.
 *
 * Nor does a page list all others: a page opened from another is loaded as its HTML document, not as code that
 * each page would have to list, so a site of a thousand posts costs a reader no more than one of ten (see
 * pages.ts). This requires the router of runtime/client, and build/first-load.
 */
export default function staticArticles({
  siteDir,
  siteConfig,
  generatedFilesDir,
  outDir,
  baseUrl,
}: LoadContext): Plugin {
  const generated = (name: string) => join(generatedFilesDir, name);
  return {
    name: 'static-articles',
    getClientModules: () => [join(__dirname, 'client-module.ts')],
    configureWebpack(config, isServer) {
      const options = {
        siteDir,
        client: join(__dirname, 'text.tsx'),
        // What surrounds the text of a post (see content/related-posts), one file per post.
        surroundings: join(generatedFilesDir, surroundingsFolder),
        // The development server writes no pages.
        isLive: !isServer && process.env.NODE_ENV === 'production',
        isOneModule: isServer,
        textChunk,
      };
      const isOnDemand =
        process.env.NODE_ENV === 'production' &&
        hasPlainPaths(
          readFileSync(generated('routes.js'), 'utf8'),
          siteConfig.future.experimental_router,
        );
      const tables = Object.entries({
        // The build knows all pages, and writes into each the list of its parts.
        ...(isServer
          ? {pages: join(__dirname, 'pages-of-build.ts')}
          : {
              routes: generated('routes.js'),
              chunkNames: generated('routesChunkNames.json'),
              registry: generated('registry.js'),
              islands: join(__dirname, 'islands-of-texts.ts'),
            }),
      }).map(([part, resource]) => ({
        resource,
        loader: join(__dirname, 'on-demand-loader.cjs'),
        options: {
          part,
          siteDir,
          generatedFilesDir,
          baseUrl,
          client: join(__dirname, 'pages.ts'),
          chunkOfTexts,
        },
      }));
      const use = [{loader: join(__dirname, 'loader.cjs'), options}];
      const registry = generated('registry.js');
      const added = !isOnDemand
        ? {}
        : isServer
          ? withTexts(config, outDir)
          : {plugins: [withoutCodeOfTexts]};
      return {
        ...added,
        module: {
          rules: [
            ...(isOnDemand ? tables : []),
            ...(added.module?.rules ?? []),
            ...(options.isLive
              ? [{resource: registry, loader: join(__dirname, 'registry-loader.cjs')}]
              : []),
            // A text's imports serve its body, not its facts. This plugin's own code is for all texts and
            // stays in the main script, whether a text or the client module imports it first.
            {
              resource: {and: [/\.[jt]sx?$/], not: [__dirname]},
              issuer: /\.mdx?$/i,
              sideEffects: false,
            },
            {resource: /\.mdx?$/i, issuer: registry, enforce: 'post', use},
            {resource: /\.mdx?$/i, resourceQuery: /^\?body$/, enforce: 'post', use},
          ],
        },
      };
    },
  };
}
