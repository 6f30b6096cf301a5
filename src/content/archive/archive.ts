import {blogPath} from '../../lib/page-path';
import {routes} from '../../site/routes';

/** Only what a line of the archive shows of a post, since it is sent to readers. */
type ArchivedPost = {
  title: string;
  permalink: string;
  date: string;
  /** Names of its authors, if it has any. */
  by?: string;
};

/** The page that links to all posts. */
export type Archive = {
  posts: ArchivedPost[];
  /** Series in the order in which they began, each with its number of parts. */
  series?: Array<{name: string; path: string; count: number}>;
};

export const archivePath = (tagsListPath: string): string =>
  `${blogPath(tagsListPath)}${routes.archive}/`;

/** Groups posts by the year of their day in UTC, newest year and newest post first. */
export function byYear<T extends {date: string}>(posts: T[]): Array<[year: string, posts: T[]]> {
  const years = new Map<string, T[]>();
  for (const post of [...posts].sort((a, b) => b.date.localeCompare(a.date))) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}
