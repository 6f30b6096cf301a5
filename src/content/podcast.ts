import {routes} from '../site/routes';

/** Names of directives that show part of the podcast, such as `::episode`. */
export const podcastLines: readonly string[] = ['episode', 'episodes', 'podcast-feed'];

type Chapter = {
  title: string;
  /** When it begins, in seconds. */
  start: number;
  /** The spoken words, sentence by sentence. */
  paragraphs: string[][];
};

/** A published episode: what its post says of it, and what its files hold. */
export type Episode = {
  /** The slug of its post, after which its files are named. */
  slug: string;
  title: string;
  number: number;
  /** One or two sentences, in plain text. */
  description: string;
  /** Publication date, as `YYYY-MM-DD`. */
  date: string;
  /** Identifies it to podcast apps: it never changes. */
  guid: string;
  post: string;
  /** Path of the podcast's page, with the fragment of the episode. */
  page: string;
  audio: {path: string; type: string; bytes: number; seconds: number};
  /** Path of the captions, in WebVTT. */
  captions: string;
  /** Path of the chapters, in JSON. */
  chaptersFile: string;
  chapters: Chapter[];
};

export type Show = {
  title: string;
  description: string;
  page: string;
  feed: string;
  artwork: string;
};

export type Podcast = {
  show: Show;
  /** Those that are listed, newest first. */
  episodes: Episode[];
  /** Slugs of those that are not published. */
  hidden: string[];
};

/** The files of an episode, below static/, where their addresses never change. */
export function filesOfEpisode(slug: string): Record<'audio' | 'captions' | 'chapters', string> {
  const file = `static/podcast/${slug}`;
  return {audio: `${file}.mp3`, captions: `${file}.vtt`, chapters: `${file}.chapters.json`};
}

/** Where its files are, whatever its page is called, since apps know them by their addresses. */
export const podcastFiles = (baseUrl: string): string => `${baseUrl}podcast/`;

export function pathsOf(baseUrl: string): Pick<Show, 'page' | 'feed' | 'artwork'> {
  const files = podcastFiles(baseUrl);
  return {
    page: `${baseUrl}${routes.podcast}/`,
    feed: `${files}feed.xml`,
    artwork: `${files}artwork.png`,
  };
}

export const transcriptId = (slug: string): string => `${slug}-transcript`;
