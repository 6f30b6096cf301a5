import {blogPath} from '../../lib/page-path';
import {routes} from '../../site/routes';
import {byYear} from './by-year';

/** Maximum number of posts that a page's sidebar lists; older ones appear as years. */
export const mostInSidebar = 10;
/** Maximum number of posts on a single archive page. Beyond that, each year has its own page. */
export const mostInArchive = 100;

/** Only what a line of the archive shows of a post, since it is sent to readers. */
export type ArchivedPost = {
  title: string;
  permalink: string;
  date: string;
  /** Names of its authors, if it has any. */
  by?: string;
};

/** A year whose posts are listed elsewhere. */
export type YearLink = {year: string; count: number; path: string};

/** An item of the sidebar's data that stands for the posts of a year that it does not list. */
export type OlderPosts = {
  title: string;
  /** Where the archive lists the posts of the year. */
  permalink: string;
  date: string;
  /** How many posts of the year are not listed. */
  count: number;
  /** How many posts of the year are listed. */
  named: number;
};

/** The page that links to all posts. */
export type Archive = {
  /** Posts listed on this page, newest first. */
  posts: ArchivedPost[];
  /** Years with pages of their own, newest first; the first may be partly listed here. */
  older: YearLink[];
  /** Series in the order in which they began, each with its number of parts. */
  series?: Array<{name: string; path: string; count: number}>;
};

/** The page of the posts of a year. */
export type ArchiveOfYear = {
  year: string;
  posts: ArchivedPost[];
  archive: string;
  earlier?: {year: string; path: string};
  later?: {year: string; path: string};
};

type Page<T> = {path: string; content: T};

/** The path of a blog's archive. */
export const archivePath = (tagsListPath: string): string =>
  `${blogPath(tagsListPath)}${routes.archive}/`;

/**
 * Divides posts among the pages of an archive.
 *
 * @param posts the listed posts, in any order
 * @param path of the archive, ending in a slash
 */
export function archivePages(
  posts: ArchivedPost[],
  path: string,
): {front: Page<Archive>; years: Array<Page<ArchiveOfYear>>} {
  const years = byYear(posts);
  const all = years.flatMap(([, ofYear]) => ofYear);
  if (all.length <= mostInArchive) {
    return {front: {path, content: {posts: all, older: []}}, years: []};
  }
  const shown: ArchivedPost[] = [];
  const links = years.map(([year, {length: count}]) => ({year, count, path: `${path}${year}/`}));
  let fitting = 0;
  while (shown.length + years[fitting]![1].length <= mostInArchive) {
    shown.push(...years[fitting++]![1]);
  }
  if (fitting === 0) {
    shown.push(...years[0]![1].slice(0, mostInSidebar));
  }
  return {
    front: {path, content: {posts: shown, older: links.slice(fitting)}},
    years: years.map(([year, ofYear], at) => ({
      path: links[at]!.path,
      content: {
        year,
        posts: ofYear,
        archive: path,
        ...(at + 1 < years.length && {earlier: linkOf(links[at + 1]!)}),
        ...(at > 0 && {later: linkOf(links[at - 1]!)}),
      },
    })),
  };
}

const linkOf = ({year, path}: YearLink) => ({year, path});
