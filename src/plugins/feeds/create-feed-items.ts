import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

const addresses = ['src', 'poster', 'href'];
/** What only works on the page: the links beside headings, the buttons of a code block. */
const controls = 'a.hash-link, button';

/**
 * A post's HTML as a feed reader can show it, far from the site: every address absolute, and nothing
 * in it that needs the site's scripts. Of a picture's formats it keeps the one that all readers show.
 *
 * @param html the post as its page has it
 * @param base the address of the post
 */
export function feedContent(html: string, base: string): string {
  const $ = load(html, null, false);
  $(controls).remove();
  $('picture > source').remove();
  $('picture').replaceWith((_, picture) => $(picture).contents());
  $('img').removeAttr('loading').removeAttr('decoding').removeAttr('fetchpriority');
  for (const name of addresses) {
    $(`[${name}]`).attr(name, (_, value) => new URL(value, base).href);
  }
  return $.html();
}

/** What the blog's `feedOptions.createFeedItems` takes: the theme's own items, their content cleaned. */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...given}) => {
  const items = await defaultCreateFeedItems(given);
  return items.map((item) =>
    item.content === undefined ? item : {...item, content: feedContent(item.content, item.link)},
  );
};
