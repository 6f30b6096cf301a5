/** A post as every format describes it. Addresses are absolute. */
export type FeedItem = {
  address: string;
  title: string;
  description: string;
  /** Clean HTML, see feed-content.ts; left out in archives, which would be as large as the site with it. */
  html?: string;
  image?: string;
  published: Date;
  updated: Date;
  tags: Array<{label: string; address: string}>;
  authors: FeedAuthor[];
  /** Pages on which readers discuss it. */
  threads: string[];
};

export type FeedAuthor = {name: string; address?: string; picture?: string};

/** A list of posts that readers can follow. Addresses are absolute. */
export type Feed = {
  /** The page that lists the same posts. */
  address: string;
  /** The folder of its files: that of the page, unless it is an archive. */
  folder: string;
  /** Whether it is an archive, which later ones follow but never change (RFC 5005, section 4). */
  isArchive: boolean;
  /** The folders of the previous archive, of the next one, and of the feed that people subscribe to. */
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

/** The file, media type and usual name of each format. */
export const formats: Record<Format, {file: string; type: string; name: string}> = {
  rss: {file: 'rss.xml', type: 'application/rss+xml', name: 'RSS'},
  atom: {file: 'atom.xml', type: 'application/atom+xml', name: 'Atom'},
  json: {file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed'},
};

/** The address of one format of a feed. */
export function addressOf(folder: string, format: Format): string {
  return new URL(formats[format].file, folder).href;
}
