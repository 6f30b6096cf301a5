import {load} from 'cheerio';
import {dayNames, formatDay} from '../../lib/day';
import {escapeHtml} from '../../lib/escape-html';
import type {Feed, FeedItem} from './feed';

const asXhtml = ' xmlns="http://www.w3.org/1999/xhtml"';

const element = (name: string, content: string, attributes = '') =>
  `<${name}${attributes}>${content}</${name}>`;

const link = (address: string, text: string) =>
  element('a', escapeHtml(text), ` href="${escapeHtml(address)}"`);

function heading({title, description, address}: Feed): string {
  return element(
    'div',
    [
      element('title', escapeHtml(`${title} (feed)`)),
      element('h1', escapeHtml(title)),
      element('p', escapeHtml(description)),
      element(
        'p',
        `This is a feed. Copy the address of this page into a feed reader, and new posts come to you. ${link(
          address,
          'Read them on the site',
        )}`,
        ' class="note"',
      ),
    ].join(''),
    asXhtml,
  );
}

function summary({title, address, description, published, authors}: FeedItem, feed: Feed): string {
  const day = formatDay(published.toISOString(), dayNames(feed.language));
  const facts = [day, ...authors.map(({name}) => name)].join(' · ');
  return element(
    'div',
    [
      element('h2', link(address, title)),
      element('p', escapeHtml(facts), ' class="facts"'),
      element('p', escapeHtml(description)),
    ].join(''),
    asXhtml,
  );
}

/**
 * Adds to a feed what a browser shows of it: XHTML beside the elements of the format, which feed readers
 * pass over and a style sheet shows alone. An XSLT would do without, but browsers have begun to drop it:
 * https://developer.chrome.com/docs/web-platform/deprecating-xslt
 *
 * @param xml RSS or Atom, with as many posts as `feed`
 */
export function withBrowserView(xml: string, feed: Feed): string {
  const $ = load(xml, {xml: {decodeEntities: false}});
  const items = $('channel > item, feed > entry');
  items.first().before(heading(feed));
  items.each((index, item) => {
    $(item).append(summary(feed.items[index]!, feed));
  });
  return $.xml();
}
