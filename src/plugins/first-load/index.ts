import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../../lib/inline-script';
import type {Page} from './page';
import {scriptTaker} from './scripts';
import {start, type Needs} from './start';
import {inlineStyles} from './styles';

/**
 * Puts the text first. The styles that a page uses stand in the page, so that nothing is between its
 * text and the first paint; the whole sheet follows without being waited for. The scripts are asked
 * for when the first frame has been painted, and then all that the first render needs at once, instead
 * of some when others have run.
 */
export default function firstLoad({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const filesOfChunk = new Map<string, string[]>();
  return {
    name: 'first-load',
    injectHtmlTags: () => ({
      postBodyTags:
        process.env.NODE_ENV === 'production'
          ? [
              {
                tagName: 'script',
                innerHTML: inlineScript(
                  start,
                  'script[data-needs]',
                  '<p role=alert class=site-notice>The buttons of this page did not load. <button class="button button--primary">Retry</button></p>',
                ),
              },
            ]
          : [],
    }),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply(compiler) {
                  compiler.hooks.done.tap('first-load', ({compilation}) => {
                    for (const [name, group] of compilation.namedChunkGroups) {
                      filesOfChunk.set(
                        name,
                        group.getFiles().filter((file) => file.endsWith('.js')),
                      );
                    }
                  });
                },
              },
            ],
          },
    async postBuild({outDir}) {
      const names = (await readdir(outDir, {recursive: true})).filter((name) =>
        name.endsWith('.html'),
      );
      const pages: Page[] = await Promise.all(
        names.map(async (name) => ({name, html: await readFile(join(outDir, name), 'utf8')})),
      );
      const styles = await inlineStyles(
        outDir,
        baseUrl,
        pages,
        join(generatedFilesDir, 'dropped-classes.json'),
      );
      const takeScripts = await scriptTaker(generatedFilesDir, baseUrl, filesOfChunk);
      for (const page of pages) {
        const needs: Needs = {styles, scripts: takeScripts(page)};
        page.html = page.html.replace(
          '</head>',
          `<script type=application/json data-needs>${JSON.stringify(needs)}</script></head>`,
        );
      }
      // In one step each: other plugins read the pages meanwhile, and find the one or the other whole.
      await Promise.all(
        pages.map(async ({name, html}) => {
          const file = join(outDir, name);
          await writeFile(`${file}.new`, html);
          await rename(`${file}.new`, file);
        }),
      );
    },
  };
}
