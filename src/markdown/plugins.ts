import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {aliasedSitePath} from '@docusaurus/utils';
import {linksAcrossTranslations} from '../content/translations/remark-links';
import {ownSyntax} from '../lib/post-parser';
import {calloutKinds, type Callouts} from '../settings/callouts';
import type {Extensions} from '../settings/extensions';
import {isTranslated} from '../settings/localized';
import type {Language} from '../settings/words';
import {codeBlocks} from './code-blocks/rehype-code-blocks';
import {figures} from './figures/remark-figures';
import {formulas} from './formulas/remark-formulas';
import {imagesOfHtml} from './images/rehype-images';
import {images} from './images/remark-images';
import {islands} from './remark-islands';
import {recordings} from './remark-recordings';
import {listings} from './listings/remark-listings';
import {episodes} from './podcast/remark-episodes';
import {addresses} from './rehype-addresses';
import {cells} from './rehype-cells';
import {embedsAsLinks} from './rehype-embeds';
import {sideNotes} from './rehype-side-notes';
import {tasks} from './rehype-tasks';
import {alerts} from './remark-alerts';
import {headingIds} from './remark-heading-ids';
import {noteNames} from './remark-note-names';
import {titleOutside} from './remark-title';
import {typography} from './remark-typography';

type Plugins = Pick<
  Exclude<PresetOptions['pages'], false | undefined>,
  'admonitions' | 'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'
>;

type Options = {
  siteDir: string;
  url: string;
  baseUrl: string;
  language: Language;
  /** The language of the texts that nobody has translated. */
  originalLanguage: Language;
  isTranslation: boolean;
  /** The owner's. */
  extensions: Pick<Extensions, 'remarkPlugins' | 'rehypePlugins'>;
  callouts: Callouts;
  hasPodcast: boolean;
};

/** The Markdown plugins of posts, docs and pages besides Docusaurus' own, in order. */
export function markdownPlugins({
  siteDir,
  url,
  baseUrl,
  language,
  originalLanguage,
  isTranslation,
  extensions,
  callouts,
  hasPodcast,
}: Options): Record<'post' | 'doc' | 'page', Plugins> {
  const languageOf = (text: string) =>
    isTranslated(aliasedSitePath(text, siteDir)) ? language : originalLanguage;
  const withEpisodes = [
    episodes,
    {siteDir, url, baseUrl, languageOf, spoken: originalLanguage.tag, hasPodcast},
  ];
  const rehypePlugins = [
    [embedsAsLinks, {languageOf}],
    cells,
    tasks,
    codeBlocks,
    // Reads how wide listings are, and writes ids that links may name.
    [sideNotes, {languageOf}],
    [imagesOfHtml, {siteDir}],
    [addresses, {siteDir, baseUrl}],
    ...(extensions.rehypePlugins as unknown[]),
  ];
  const of = (first: unknown[], last: unknown[] = []) => ({
    admonitions: {keywords: calloutKinds(callouts)},
    beforeDefaultRemarkPlugins: [
      [noteNames, {siteDir}],
      headingIds,
      [alerts, calloutKinds(callouts)],
      ...first,
      [formulas, {languageOf}],
      islands,
      recordings,
      [images, {siteDir}],
      ...(isTranslation ? [[linksAcrossTranslations, {siteDir}]] : []),
      // Last, since the others look for what an author types.
      [typography, {languageOf}],
    ] as Plugins['beforeDefaultRemarkPlugins'],
    remarkPlugins: [
      // What is added last is looked for first: before Docusaurus' own.
      ...ownSyntax,
      ...last,
      ...(extensions.remarkPlugins as unknown[]),
    ] as Plugins['remarkPlugins'],
    rehypePlugins: rehypePlugins as Plugins['rehypePlugins'],
  });
  return {
    post: of([[listings, {siteDir}], [figures, {siteDir, languageOf}], withEpisodes]),
    doc: of([], [titleOutside]),
    page: of([withEpisodes], [titleOutside]),
  };
}
