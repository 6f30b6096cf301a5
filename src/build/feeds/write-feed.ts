import {generateAtomFeed, generateJsonFeed, generateRssFeed} from 'feedsmith';
import {withBrowserView} from '../../lib/browser-view';
import {withoutControls} from '../../lib/controls';
import {addressOf, formats, type Feed, type FeedAuthor, type FeedItem, type Format} from './feed';

/** The time of a feed's newest change: the day of the build says nothing to a reader. */
const updatedOf = ({items}: Feed) =>
  new Date(Math.max(...items.map(({updated}) => updated.getTime())));

/** Links from a feed to itself and to the feeds that belong to it (RFC 5005, section 4). */
const feedLinks = ({folder, older, newer, current}: Feed, format: Format) =>
  Object.entries({
    self: folder,
    'prev-archive': older,
    'next-archive': newer,
    current,
  }).flatMap(([rel, place]) =>
    place === undefined ? [] : {href: addressOf(place, format), rel, type: formats[format].type},
  );

/** Marks an archive as such, which the library does not support. */
function withMark(xml: string, {isArchive}: Feed): string {
  if (!isArchive) {
    return xml;
  }
  const marked = xml.replace(
    '<title>',
    '<fh:archive xmlns:fh="http://purl.org/syndication/history/1.0"/><title>',
  );
  if (marked === xml) {
    throw new Error(
      'src/build/feeds/write-feed.ts found no <title> in what feedsmith wrote, before which it marks an archive: see how feedsmith writes titles now.',
    );
  }
  return marked;
}

const mediaOf = ({image}: FeedItem) =>
  image === undefined ? undefined : {thumbnails: [{url: image}]};

const viewOf = (feed: Feed) => ({
  ...feed,
  note: 'This is a feed. Copy the address of this page into a feed reader, and new posts come to you.',
  link: 'Read them on the site',
  items: feed.items.map((item) => ({...item, facts: item.authors.map(({name}) => name)})),
});

function rss(feed: Feed, stylesheet: string): string {
  const {address, title, description, language, copyright, icon, items} = feed;
  const xml = generateRssFeed(
    {
      title,
      link: address,
      description,
      language,
      copyright,
      lastBuildDate: updatedOf(feed),
      image: {url: icon, title, link: address, width: 144, height: 144},
      atom: {links: feedLinks(feed, 'rss')},
      items: items.map((item) => ({
        title: item.title,
        link: item.address,
        guid: {value: item.address, isPermaLink: true},
        description: item.description,
        comments: item.threads[0],
        pubDate: item.published,
        categories: item.tags.map(({label, address: domain}) => ({name: label, domain})),
        // RSS's own author is an e-mail address.
        dc: {creators: item.authors.map(({name}) => name)},
        content: item.html === undefined ? undefined : {encoded: item.html},
        media: mediaOf(item),
      })),
    },
    {stylesheets: [{type: 'text/css', href: stylesheet}]},
  );
  return withoutControls(withBrowserView(withMark(xml, feed), viewOf(feed)));
}

const atomPerson = ({name, address}: FeedAuthor) => ({name, uri: address});

function atom(feed: Feed, stylesheet: string): string {
  const {address, title, description, language, copyright, icon, publisher, items} = feed;
  const xml = generateAtomFeed(
    {
      xml: {lang: language},
      id: address,
      title: {value: title},
      subtitle: {value: description},
      updated: updatedOf(feed),
      authors: [atomPerson(publisher)],
      links: [...feedLinks(feed, 'atom'), {href: address, rel: 'alternate', type: 'text/html'}],
      rights: {value: copyright},
      icon,
      entries: items.map((item) => ({
        id: item.address,
        title: {value: item.title},
        links: [
          {href: item.address, rel: 'alternate', type: 'text/html'},
          // Where the replies are (RFC 4685, section 4).
          ...item.threads.map((href) => ({href, rel: 'replies', type: 'text/html'})),
        ],
        published: item.published,
        updated: item.updated,
        authors: item.authors.map(atomPerson),
        categories: item.tags.map(({label}) => ({term: label})),
        summary: {value: item.description},
        content: item.html === undefined ? undefined : {value: item.html, type: 'html'},
        media: mediaOf(item),
      })),
    },
    {stylesheets: [{type: 'text/css', href: stylesheet}]},
  );
  return withoutControls(withBrowserView(withMark(xml, feed), viewOf(feed)));
}

const jsonAuthor = ({name, address, picture}: FeedAuthor) => ({
  name,
  url: address,
  avatar: picture,
});

function json(feed: Feed): string {
  const {address, title, description, language, icon, publisher, items} = feed;
  const data = generateJsonFeed({
    title,
    home_page_url: address,
    feed_url: addressOf(feed.folder, 'json'),
    next_url: feed.older === undefined ? undefined : addressOf(feed.older, 'json'),
    description,
    icon,
    language,
    authors: [jsonAuthor(publisher)],
    items: items.map((item) => ({
      id: item.address,
      url: item.address,
      title: item.title,
      summary: item.description,
      ...(item.html === undefined ? {content_text: item.description} : {content_html: item.html}),
      image: item.image,
      date_published: item.published,
      date_modified: item.updated,
      authors: item.authors.map(jsonAuthor),
      tags: item.tags.map(({label}) => label),
      language,
    })),
  });
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string' ? withoutControls(value) : value;
  return `${JSON.stringify(data, clean, 2)}\n`;
}

const writers: Record<Format, (feed: Feed, stylesheet: string) => string> = {rss, atom, json};

/**
 * @param stylesheet the path of the style sheet that browsers show XML with
 * @returns the file's text
 */
export function writeFeed(format: Format, feed: Feed, stylesheet: string): string {
  return writers[format](feed, stylesheet);
}
