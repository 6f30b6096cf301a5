import {load} from 'cheerio';
import {dayNames, formatDay, type DayNames} from './day';
import {escapeHtml} from './escape-html';

/** What a browser shows of a feed. Addresses are absolute. */
export type BrowserView = {
  title: string;
  description: string;
  /** The page with the same content. */
  address: string;
  /** A BCP 47 tag. */
  language: string;
  /** Explains what a feed is and how to use it. */
  note: string;
  /** The text of the link to its page. */
  link: string;
  /** In the feed's order. */
  items: Array<{
    title: string;
    address: string;
    description: string;
    published: Date;
    /** Shown beside the day. */
    facts: string[];
  }>;
};

const asXhtml = ' xmlns="http://www.w3.org/1999/xhtml"';

const element = (name: string, content: string, attributes = '') =>
  `<${name}${attributes}>${content}</${name}>`;

const link = (address: string, text: string) =>
  element('a', escapeHtml(text), ` href="${escapeHtml(address)}"`);

function heading({title, description, address, note, link: words}: BrowserView): string {
  return element(
    'div',
    [
      element('title', escapeHtml(`${title} (feed)`)),
      element('h1', escapeHtml(title)),
      element('p', escapeHtml(description)),
      element('p', `${escapeHtml(note)} ${link(address, words)}`, ' class="note"'),
    ].join(''),
    asXhtml,
  );
}

function summary(
  {title, address, description, published, facts}: BrowserView['items'][number],
  names: DayNames,
): string {
  const day = formatDay(published.toISOString(), names);
  return element(
    'div',
    [
      element('h2', link(address, title)),
      element('p', escapeHtml([day, ...facts].join(' · ')), ' class="facts"'),
      element('p', escapeHtml(description)),
    ].join(''),
    asXhtml,
  );
}

/**
 * Adds to a feed what a browser shows of it: XHTML beside the elements of the format. Feed readers ignore it,
 * and a style sheet shows nothing else. XSLT would not need it, but browsers have begun to drop XSLT:
 * https://developer.chrome.com/docs/web-platform/deprecating-xslt
 *
 * @param xml RSS or Atom, with as many items as `view`
 */
export function withBrowserView(xml: string, view: BrowserView): string {
  const $ = load(xml, {xml: {decodeEntities: false}});
  const items = $('channel > item, feed > entry');
  items.first().before(heading(view));
  const names = dayNames(view.language);
  items.each((index, item) => {
    $(item).append(summary(view.items[index]!, names));
  });
  return $.xml();
}
