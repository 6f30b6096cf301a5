import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  articleAttribute,
  needsAttribute,
  noticeClass,
  styledAttribute,
  type Needs,
} from '../../lib/contracts';
import {inlineScript} from '../../lib/inline-script';
import {memoOf} from '../../cache/cache';
import {tags} from '../pages';
import {dataBehindText, needsMark} from './data-behind-text';
import {scriptFinder} from './scripts';
import {start} from './start';
import {inlineStyles} from './styles';

/**
 * Puts the text first. The styles that a page uses are inline, so that nothing stands between its text and the
 * first paint; the whole sheet loads without blocking. The scripts are requested once the first frame is painted,
 * and then everything that the first render needs at once, instead of some only after others have run.
 */
export default function firstLoad({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
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
                  needsMark,
                  articleAttribute,
                  styledAttribute,
                  `<p role=alert class=${noticeClass}>The buttons of this page did not load. <button class=site-button>Retry</button></p>`,
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
      const memo = memoOf({siteDir, baseUrl}, __dirname);
      const scriptsOf = await scriptFinder(generatedFilesDir, baseUrl, filesOfChunk);
      const dropped = join(generatedFilesDir, 'dropped-classes.json');
      await inlineStyles(outDir, baseUrl, memo, dropped, (file, html, styles) => {
        const needs: Needs = {styles, scripts: scriptsOf(file, html)};
        return dataBehindText(html.replace(tags.script, '')).replace(
          '</head>',
          `<script type=application/json ${needsAttribute}>${JSON.stringify(needs)}</script></head>`,
        );
      });
      await memo.sweep();
    },
  };
}
