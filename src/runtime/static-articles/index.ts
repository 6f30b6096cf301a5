import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {surroundingsFolder} from '../../content/related-posts/index';
import {textChunk} from '../../lib/contracts';
import {hasPlainPaths} from '../../lib/plain-paths';
import {withTexts} from './server-texts';
import {chunkOfTexts, withoutCodeOfTexts} from './without-code-of-texts';

/**
 * Sends a text once. Docusaurus writes each text into its page, and then sends it again as code, for
 * React to find that both are the same. Here the page opened first keeps what the build has written;
 * a text's code is for pages opened from others. Titles, contents and all around the text are React's
 * as ever.
 *
 * A component that lies beside the text and stands alone in it (`<Calculator />`) is an island: its code
 * is loaded when it is about to be seen. A text that has more code of its own is sent as code too.
 *
 * Nor does a page name all others: one that is opened from another is loaded as the document that it is, instead of
 * as code that each page would have to name, so that a site of a thousand posts weighs for a reader what one of ten
 * does (see pages.ts). It takes the router of runtime/client, and build/first-load.
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
        // What stands around the text of a post (see content/related-posts), one file for each.
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
        // The build knows all pages, and writes into each what it is made of.
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
      // What is compiled when it is opened (see preview/posts) is asked for by nobody.
      const issuer = process.env.NODE_ENV === 'development' ? {or: [registry, /^$/]} : registry;
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
