import type {HtmlTagObject} from '@docusaurus/types';
import {authorAddress} from '../../content/author-link';
import {changedSince} from '../../content/last-change';
import {pictureOf, type SitePage} from '../../content/site-pages';
import {cardSize} from '../../content/beside-page';
import {meta} from '../heads';

/**
 * The tags that show the picture of a page: its own, or its card, with `alt` as its text. Twitter takes that from no
 * other tag than its own.
 */
export function pictureTags(page: SitePage, alt: string, url: string): HtmlTagObject[] {
  const picture = meta('property', 'og:image', pictureOf(page, url));
  if (page.image !== undefined) {
    return [picture];
  }
  return [
    picture,
    meta('property', 'og:image:width', String(cardSize.width)),
    meta('property', 'og:image:height', String(cardSize.height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:image:alt', alt),
  ];
}

/** The tags of any page: of which site it is, and of which kind. */
export const siteTags = (siteTitle: string, type = 'website'): HtmlTagObject[] => [
  meta('property', 'og:site_name', siteTitle),
  meta('property', 'og:type', type),
];

/** Tags for what previews show beside the picture; description and address are the theme's. */
export function pageTags(
  {title, metaTitle = title, post, authors}: SitePage,
  siteTitle: string,
  home: string,
): HtmlTagObject[] {
  const names = [
    meta('property', 'og:title', metaTitle),
    ...siteTags(siteTitle, post ? 'article' : 'website'),
  ];
  if (!post) {
    return names;
  }
  const {date, tags} = post.metadata;
  const updated = changedSince(post.metadata);
  return [
    ...names,
    meta('property', 'article:published_time', date.toISOString()),
    ...tags.map(({label}) => meta('property', 'article:tag', label)),
    ...(updated ? [meta('property', 'article:modified_time', updated.toISOString())] : []),
    ...authors
      .flatMap((author) => authorAddress(author, home) ?? [])
      .map((address) => meta('property', 'article:author', address)),
  ];
}
