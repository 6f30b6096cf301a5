import {generateAtomFeed, generateJsonFeed, generateRssFeed} from 'feedsmith';
import {withoutControls} from '../../lib/controls';
import {escapeHtml} from '../../lib/escape-html';

/** A post as every format describes it. Addresses are absolute. */
export type FeedItem = {
  /** The first address that the post had: readers take a post with a new id for a new post (RFC 4287, 4.2.6). */
  id: string;
  address: string;
  title: string;
  description: string;
  /** A BCP 47 tag, of a post in another language than the feed. */
  language?: string;
  /** Clean HTML, see feed-content.ts. */
  html: string;
  image?: string;
  published: Date;
  updated: Date;
  tags: Array<{label: string; address: string}>;
  authors: FeedAuthor[];
  threads: string[];
};

type FeedAuthor = {name: string; address?: string; picture?: string};

/** A list of posts that readers can follow. Addresses are absolute. */
export type Feed = {
  /** The page that lists the same posts, in whose folder the feed is. */
  address: string;
  title: string;
  description: string;
  /** A BCP 47 tag. */
  language: string;
  copyright: string;
  publisher: FeedAuthor;
  icon?: string;
  /** At least one, newest first. */
  items: FeedItem[];
};

export type Format = 'rss' | 'atom' | 'json';

/** The file, media type and usual name of each format. */
export const formats: Record<Format, {file: string; type: string; name: string}> = {
  rss: {file: 'rss.xml', type: 'application/rss+xml', name: 'RSS'},
  atom: {file: 'atom.xml', type: 'application/atom+xml', name: 'Atom'},
  json: {file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed'},
};

const ownAddress = ({address}: Feed, format: Format) => new URL(formats[format].file, address).href;

/** The time of a feed's newest change: the day of the build says nothing to a reader. */
const updatedOf = ({items}: Feed) =>
  new Date(Math.max(...items.map(({updated}) => updated.getTime())));

const linkToSelf = (feed: Feed, format: Format) => ({
  href: ownAddress(feed, format),
  rel: 'self',
  type: formats[format].type,
});

const mediaOf = ({image}: FeedItem) =>
  image === undefined ? undefined : {thumbnails: [{url: image}]};

function rss(feed: Feed, stylesheet: string): string {
  const {address, title, description, language, copyright, items} = feed;
  return generateRssFeed(
    {
      title,
      link: address,
      description: escapeHtml(description),
      language,
      copyright,
      lastBuildDate: updatedOf(feed),
      atom: {links: [linkToSelf(feed, 'rss')]},
      items: items.map((item) => ({
        title: item.title,
        link: item.address,
        guid: {value: item.id, isPermaLink: item.id === item.address},
        // RSS has HTML there.
        description: escapeHtml(item.description),
        comments: item.threads[0],
        pubDate: item.published,
        categories: item.tags.map(({label, address: domain}) => ({name: label, domain})),
        // RSS's own author is an e-mail address.
        dc: {creators: item.authors.map(({name}) => name)},
        content: {encoded: item.html},
        media: mediaOf(item),
      })),
    },
    {stylesheets: [{type: 'text/css', href: stylesheet}]},
  );
}

const atomPerson = ({name, address}: FeedAuthor) => ({name, uri: address});

function atom(feed: Feed, stylesheet: string): string {
  const {address, title, description, language, copyright, icon, publisher, items} = feed;
  return generateAtomFeed(
    {
      xml: {lang: language},
      id: address,
      title: {value: title},
      subtitle: {value: description},
      updated: updatedOf(feed),
      authors: [atomPerson(publisher)],
      links: [linkToSelf(feed, 'atom'), {href: address, rel: 'alternate', type: 'text/html'}],
      rights: {value: copyright},
      icon,
      entries: items.map((item) => ({
        id: item.id,
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
        content: {value: item.html, type: 'html'},
        media: mediaOf(item),
      })),
    },
    {stylesheets: [{type: 'text/css', href: stylesheet}]},
  );
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
    feed_url: ownAddress(feed, 'json'),
    description,
    favicon: icon,
    language,
    authors: [jsonAuthor(publisher)],
    items: items.map((item) => ({
      id: item.id,
      url: item.address,
      title: item.title,
      summary: item.description,
      content_html: item.html,
      image: item.image,
      date_published: item.published,
      date_modified: item.updated,
      authors: item.authors.map(jsonAuthor),
      tags: item.tags.map(({label}) => label),
      language: item.language ?? language,
    })),
  });
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string' ? withoutControls(value) : value;
  return `${JSON.stringify(data, clean, 2)}\n`;
}

/** @param stylesheet the path of the style sheet that browsers show XML with */
export const writeFeed = (format: Format, feed: Feed, stylesheet: string): string =>
  format === 'json' ? json(feed) : withoutControls({rss, atom}[format](feed, stylesheet));
