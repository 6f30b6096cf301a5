import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {linksAcrossTranslations} from '../content/translations/remark';
import {ownSyntax} from '../lib/post-parser';
import type {Extensions} from '../settings/extensions';
import {codeBlocks} from './code-blocks/rehype';
import {figures} from './figures/remark';
import {formulas} from './formulas/remark';
import {images} from './images/remark';
import {islands} from './islands/remark';
import {listings} from './listings/remark';
import {episodes} from './podcast/remark';
import {addresses} from './rehype-addresses';
import {alignment} from './rehype-alignment';
import {embedsAsLinks} from './rehype-embeds';
import {sideNotes} from './rehype-side-notes';
import {typography} from './remark-typography';

type Plugins = Pick<
  Exclude<PresetOptions['pages'], false | undefined>,
  'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'
>;

type Options = {
  siteDir: string;
  url: string;
  baseUrl: string;
  /** Of the pages. */
  language: string;
  /** Of the texts that nobody has translated. */
  originalLanguage: string;
  isTranslation: boolean;
  /** The owner's. */
  extensions: Pick<Extensions, 'remarkPlugins' | 'rehypePlugins'>;
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
  hasPodcast,
}: Options): Record<'post' | 'doc' | 'page', Plugins> {
  const withEpisodes = [episodes, {siteDir, url, baseUrl, language, hasPodcast}];
  const rehypePlugins = [
    embedsAsLinks,
    alignment,
    codeBlocks,
    // Reads how wide listings are, and writes ids that links may name.
    [sideNotes, {siteDir}],
    [addresses, {siteDir, baseUrl}],
    ...(extensions.rehypePlugins as unknown[]),
  ];
  const of = (first: unknown[]) => ({
    beforeDefaultRemarkPlugins: [
      ...ownSyntax,
      ...first,
      formulas,
      islands,
      [images, {siteDir}],
      ...(isTranslation ? [[linksAcrossTranslations, {siteDir}]] : []),
      // Last, since the others look for what an author types.
      [typography, {siteDir, language, originalLanguage}],
    ] as Plugins['beforeDefaultRemarkPlugins'],
    remarkPlugins: extensions.remarkPlugins,
    rehypePlugins: rehypePlugins as Plugins['rehypePlugins'],
  });
  return {
    post: of([[listings, {siteDir}], [figures, {siteDir}], withEpisodes]),
    doc: of([]),
    page: of([withEpisodes]),
  };
}
