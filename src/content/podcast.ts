/** Lines of a text that show something of the podcast, such as `::episode`. */
export const podcastLines: readonly string[] = ['episode', 'episodes', 'podcast-feed'];

/** A part of an episode. */
type Chapter = {
  title: string;
  /** When it begins, in seconds. */
  start: number;
  /** What is said, sentence by sentence. */
  paragraphs: string[][];
};

/** An episode that is published: its facts, and what was found out about its files. */
export type Episode = {
  /** That of its post; its files are named so. */
  slug: string;
  title: string;
  number: number;
  /** One or two sentences, in plain text. */
  description: string;
  /** The day of its publication, as `YYYY-MM-DD`. */
  date: string;
  /** What podcast apps know it by: it never changes. */
  guid: string;
  /** Path of the post that introduces it. */
  post: string;
  /** Path of the page of the podcast, with the episode's place in it. */
  page: string;
  audio: {path: string; type: string; bytes: number; seconds: number};
  /** Path of the captions, which are WebVTT. */
  captions: string;
  /** Path of the chapters, as JSON. */
  chaptersFile: string;
  chapters: Chapter[];
};

/** A podcast as it presents itself. */
export type Show = {
  title: string;
  description: string;
  /** Path of its page. */
  page: string;
  /** Path of its feed. */
  feed: string;
  /** Path of its square picture. */
  artwork: string;
};

/** What the plugin `podcast` has loaded. */
export type Podcast = {show: Show; episodes: Episode[]};

/** The paths of a podcast. @param baseUrl of the site */
export function pathsOf(baseUrl: string): Pick<Show, 'page' | 'feed' | 'artwork'> {
  const page = `${baseUrl}podcast/`;
  return {page, feed: `${page}feed.xml`, artwork: `${page}artwork.png`};
}

/** The id of an episode's transcript in the page of the podcast. */
export const transcriptId = (slug: string): string => `${slug}-transcript`;
