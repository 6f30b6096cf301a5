import type {HeadTag} from '../../content/built-head';
import type {SitePage} from '../../content/site-pages';
import {cardPath, cardSize} from '../social-card';

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  tagName: 'meta',
  attributes: {[key]: name, content},
});

/**
 * The tags that show a card. One of Twitter's own is included, as it takes the alternative text from no other.
 *
 * @param path of the page that the card is of
 * @param url scheme and host of the site
 */
export function cardTags(path: string, alt: string, url: string): HeadTag[] {
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

/** Tags for what previews show beside the card; title, description and address are the theme's. */
export function pageTags(page: SitePage, siteTitle: string, url: string): HeadTag[] {
  const name = meta('property', 'og:site_name', siteTitle);
  if (!page.post) {
    return [name, meta('property', 'og:type', 'website')];
  }
  // src/theme adds the type of a post, its date and its tags.
  const {updated, authors} = page.post;
  return [
    name,
    ...(updated ? [meta('property', 'article:modified_time', updated.toISOString())] : []),
    ...authors
      .flatMap(({path, address}) => path ?? address ?? [])
      .map((page) => meta('property', 'article:author', new URL(page, url).href)),
  ];
}
