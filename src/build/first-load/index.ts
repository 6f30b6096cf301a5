import {join} from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  needsAttribute,
  noticeClass,
  styledAttribute,
  wantedAttribute,
  type Needs,
} from '../../lib/contracts';
import {inlineScript} from '../../lib/inline-script';
import {tags} from '../pages';
import {dataBehindText, needsMark} from './data-behind-text';
import {scriptFinder} from './scripts';
import {start} from './start';
import {inlineStyles} from './styles';

/** Whether the owner has added code that runs on every page: it expects to run at once. */
const hasOwnScripts = ({clientModules, plugins, themeConfig}: LoadContext['siteConfig']) =>
  clientModules.length > 0 ||
  plugins.length > 0 ||
  Boolean((themeConfig as Partial<ThemeConfig>).navbar?.hideOnScroll);

/**
 * Puts the text first. The styles that a page uses are inline, so that nothing stands between its text and the
 * first paint, and it is laid out once. The whole sheet and the scripts that hydrate the page are requested when it is
 * used, and then everything that the first render needs at once, instead of some only after others have run.
 */
export default function firstLoad({siteConfig, generatedFilesDir, baseUrl}: LoadContext): Plugin {
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
                  styledAttribute,
                  wantedAttribute,
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
      const scriptsOf = await scriptFinder(
        {generatedFilesDir, baseUrl, hasOwnScripts: hasOwnScripts(siteConfig)},
        filesOfChunk,
      );
      const dropped = join(generatedFilesDir, 'dropped-classes.json');
      await inlineStyles(outDir, baseUrl, dropped, (file, html, styles) => {
        const needs: Needs = {styles, ...scriptsOf(file, html)};
        return dataBehindText(html.replace(tags.script, '')).replace(
          '</head>',
          `<script type=application/json ${needsAttribute}>${JSON.stringify(needs)}</script></head>`,
        );
      });
    },
  };
}
