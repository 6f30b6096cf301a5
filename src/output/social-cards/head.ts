import type {HtmlTagObject} from '@docusaurus/types';
import {authorAddress} from '../../content/author-link';
import {changedSince} from '../../content/last-change';
import type {SitePage} from '../../content/site-pages';
import {cardPath, cardSize} from '../../content/beside-page';

const meta = (key: 'name' | 'property', name: string, content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {[key]: name, content},
});

/**
 * The tags that show a card. One of Twitter's own is included, as it takes the alternative text from no other.
 *
 * @param path of the page that the card is of
 * @param url scheme and host of the site
 */
export function cardTags(path: string, alt: string, url: string): HtmlTagObject[] {
  // A path may have letters and spaces that have to be escaped in an address.
  const address = new URL(cardPath(path), url).href;
  return [
    meta('property', 'og:image', address),
    meta('property', 'og:image:width', String(cardSize.width)),
    meta('property', 'og:image:height', String(cardSize.height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:image:alt', alt),
  ];
}

/**
 * Tags for what previews show beside the card; title, description and address are the theme's.
 *
 * @param home address of the site's front page
 */
export function pageTags(
  {post, authors}: SitePage,
  siteTitle: string,
  home: string,
): HtmlTagObject[] {
  const name = meta('property', 'og:site_name', siteTitle);
  if (!post) {
    return [name, meta('property', 'og:type', 'website')];
  }
  const {date, tags} = post.metadata;
  const updated = changedSince(post.metadata);
  return [
    name,
    meta('property', 'og:type', 'article'),
    meta('property', 'article:published_time', date.toISOString()),
    ...tags.map(({label}) => meta('property', 'article:tag', label)),
    ...(updated ? [meta('property', 'article:modified_time', updated.toISOString())] : []),
    ...authors
      .flatMap((author) => authorAddress(author, home) ?? [])
      .map((address) => meta('property', 'article:author', address)),
  ];
}
