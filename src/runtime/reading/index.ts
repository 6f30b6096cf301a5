import {createHash} from 'node:crypto';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  activeContentsLinkClass,
  aheadAttribute,
  contentsLinkClass,
  hydratedAttribute,
  islandAttribute,
  keyboardClass,
  readingScript,
  searchLinkClass,
  surroundingsAttribute,
  wantedAttribute,
  wantedByPress,
} from '../../lib/contracts';
import {inlineScript, scriptTag} from '../../lib/inline-script';
import {savesData} from '../../lib/saves-data';
import {markContents} from './mark-contents';
import {markKeyboardNavigation} from './mark-keyboard-navigation';
import {offerSharing} from './offer-sharing';
import {prefetchLinks} from './prefetch-links';
import {showProgress} from './show-progress';
import {wantScripts} from './want-scripts';

/** The titles of posts in lists, and those after a post. */
const titles = `main :is(h2,h3) a[href]:not([href^="#"]),[${surroundingsAttribute}] li a`;

/**
 * Chromium fetches the pages behind these links, whenever one becomes such a link, and renders the one that the
 * pointer rests on, of which it keeps two.
 */
const where = {selector_matches: `[${aheadAttribute}]`};
const rules = JSON.stringify({
  prefetch: [{where, eagerness: 'immediate'}],
  prerender: [{where, eagerness: 'moderate'}],
});

/**
 * The script of a reader who only reads. The build writes pages that are complete, and React hydrates one when a
 * reader uses it (see build/first-load); until then, this does what readers of the text notice.
 */
export default function reading({baseUrl}: LoadContext): Plugin {
  const name = 'reading';
  if (process.env.NODE_ENV !== 'production') {
    // Whatever else it does, the page's own code does as soon as it has loaded.
    return {
      name,
      injectHtmlTags: () => ({headTags: [scriptTag(markKeyboardNavigation, keyboardClass)]}),
    };
  }
  const scripts = [
    inlineScript(
      wantScripts,
      wantedAttribute,
      `button,input,select,textarea,[role=button],.${searchLinkClass}`,
      `[${islandAttribute}],main audio`,
    ),
    inlineScript(prefetchLinks, savesData, hydratedAttribute, aheadAttribute, titles),
    inlineScript(markKeyboardNavigation, keyboardClass),
    inlineScript(markContents, hydratedAttribute, contentsLinkClass, activeContentsLinkClass),
    inlineScript(offerSharing, '[data-post-action="share"]'),
    inlineScript(showProgress, hydratedAttribute, wantedAttribute, wantedByPress),
  ];
  // In a function, so that what the minifier lifts out of them is not global.
  const source = `(()=>{${scripts.join('\n')}})()`;
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const file = `${readingScript}${digest}.js`;
  return {
    name,
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: rules},
        {tagName: 'script', attributes: {src: baseUrl + file, defer: true}},
      ],
    }),
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply(compiler) {
                  const {Compilation, sources} = currentBundler.instance;
                  compiler.hooks.thisCompilation.tap(name, (compilation) => {
                    compilation.hooks.processAssets.tap(
                      {name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL},
                      () => {
                        compilation.emitAsset(file, new sources.RawSource(source));
                      },
                    );
                  });
                },
              },
            ],
          },
  };
}
