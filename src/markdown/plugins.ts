import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {linksAcrossTranslations} from '../content/translations/remark';
import {codeBlocks} from './code-blocks/rehype';
import {figures} from './figures/remark';
import type {Place} from './images/layout';
import {images} from './images/remark';
import {listings} from './listings/remark';
import {episodes} from './podcast/remark';
import {addresses} from './rehype-addresses';
import {embedsAsLinks} from './rehype-embeds';
import {olderLinks} from './rehype-older-links';
import {alerts} from './remark-alerts';
import {unknownDirectives} from './remark-directives';
import {markdownInHtml} from './remark-html-blocks';
import {typeParameters} from './remark-type-parameters';

type Plugins = Pick<
  Exclude<PresetOptions['pages'], false | undefined>,
  'beforeDefaultRemarkPlugins' | 'rehypePlugins'
>;

type Options = {
  siteDir: string;
  url: string;
  baseUrl: string;
  /** Of the texts. */
  language: string;
  isTranslation: boolean;
  /** Whether a file is a post of before adoption, whose faults are warnings. */
  isOlder: (file: string) => boolean;
  /** Found first, so that all else sees it as it was written. */
  islands: NonNullable<Plugins['beforeDefaultRemarkPlugins']>[number];
};

/** What reads the Markdown of posts, documents and pages, beside Docusaurus' own, and in this order. */
export function markdownPlugins({
  siteDir,
  url,
  baseUrl,
  language,
  isTranslation,
  isOlder,
  islands,
}: Options): Record<Place, Plugins> {
  const withEpisodes = [episodes, {siteDir, url, baseUrl, language}];
  const rehypePlugins = [
    embedsAsLinks,
    [addresses, {siteDir, baseUrl, isOlder}],
    [olderLinks, {isOlder}],
    codeBlocks,
  ];
  const of = (place: Place, first: unknown[]) => ({
    beforeDefaultRemarkPlugins: [
      ...first,
      islands,
      [images, {siteDir, place, isOlder}],
      ...(isTranslation ? [[linksAcrossTranslations, {siteDir}]] : []),
      unknownDirectives,
    ] as Plugins['beforeDefaultRemarkPlugins'],
    rehypePlugins: rehypePlugins as Plugins['rehypePlugins'],
  });
  return {
    // What is inside type parameters and HTML may be anything that follows.
    post: of('post', [typeParameters, markdownInHtml, alerts, listings, figures, withEpisodes]),
    doc: of('doc', []),
    page: of('page', [withEpisodes]),
  };
}
