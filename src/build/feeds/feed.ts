/** A post, as every format tells it. Addresses are absolute. */
export type FeedItem = {
  address: string;
  title: string;
  description: string;
  /** Clean HTML, see feed-content.ts; left out in archives, which would weigh as much as the site. */
  html?: string;
  image?: string;
  published: Date;
  updated: Date;
  tags: Array<{label: string; address: string}>;
  authors: FeedAuthor[];
};

export type FeedAuthor = {name: string; address?: string; picture?: string};

/** A list of posts that readers can follow. Addresses are absolute. */
export type Feed = {
  /** The page that lists the same posts. */
  address: string;
  /** Where its files lie: where the page does, unless it is an archive. */
  folder: string;
  /** Whether it is an archive, which others follow and none changes (RFC 5005, section 4). */
  isArchive: boolean;
  /** The folders of the archive before it, of the one after it, and of the feed that people follow. */
  older?: string;
  newer?: string;
  current?: string;
  title: string;
  description: string;
  /** A BCP 47 tag. */
  language: string;
  copyright: string;
  /** Who publishes it. */
  publisher: FeedAuthor;
  /** A square PNG. */
  icon: string;
  /** At least one, newest first. */
  items: FeedItem[];
};

export type Format = 'rss' | 'atom' | 'json';

/** The file and the media type of each format, and what people call it. */
export const formats: Record<Format, {file: string; type: string; name: string}> = {
  rss: {file: 'rss.xml', type: 'application/rss+xml', name: 'RSS'},
  atom: {file: 'atom.xml', type: 'application/atom+xml', name: 'Atom'},
  json: {file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed'},
};

/** The address of one format of a feed. */
export function addressOf(folder: string, format: Format): string {
  return new URL(formats[format].file, folder).href;
}
