import {byYear} from './by-year';

/** The sidebar of each page names at most so many posts; of the others, their years. */
export const mostInSidebar = 10;
/** One page lists all posts while there are at most so many. Beyond, each year has a page of its own. */
export const mostInArchive = 100;
/** More posts of one year are on further pages of it. */
const mostOfYear = 400;

/** What a line of the archive shows of a post, and nothing else: it is sent to readers. */
export type ArchivedPost = {title: string; permalink: string; date: string};

/** A year whose posts are listed elsewhere. */
export type YearLink = {year: string; count: number; path: string};

/** Stands in the sidebar's data, as an item like theirs, for the posts of a year that it does not name. */
export type OlderPosts = {
  title: string;
  /** Where the archive lists the posts of the year. */
  permalink: string;
  date: string;
  /** How many are not named, */
  count: number;
  /** and how many of the year are. */
  named: number;
};

/** The page that leads to all posts. */
export type Archive = {
  /** Listed here, newest first. */
  posts: ArchivedPost[];
  /** Listed on pages of their own, the newest first; the first may be begun here. */
  older: YearLink[];
};

/** A page of the posts of a year. */
export type ArchiveOfYear = {
  year: string;
  posts: ArchivedPost[];
  page: number;
  previousPage?: string;
  nextPage?: string;
  archive: string;
  earlier?: {year: string; path: string};
  later?: {year: string; path: string};
};

type Page<T> = {path: string; content: T};

/** The path of a blog's archive, which lies where the list of its tags does. */
export const archivePath = (tagsListPath: string): string =>
  `${tagsListPath.replace(/[^/]+\/?$/, '')}archive/`;

/**
 * Divides posts among the pages of an archive, none of which grows without bound.
 *
 * @param posts those that may be found, in any order
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
    years: years.flatMap(([year, ofYear], at) => {
      const pathOf = (page: number) =>
        page === 1 ? links[at]!.path : `${links[at]!.path}page/${page}/`;
      const last = Math.ceil(ofYear.length / mostOfYear);
      return Array.from({length: last}, (_, index) => index + 1).map((page) => ({
        path: pathOf(page),
        content: {
          year,
          posts: ofYear.slice((page - 1) * mostOfYear, page * mostOfYear),
          page,
          ...(page > 1 && {previousPage: pathOf(page - 1)}),
          ...(page < last && {nextPage: pathOf(page + 1)}),
          archive: path,
          ...(at + 1 < years.length && {earlier: linkOf(links[at + 1]!)}),
          ...(at > 0 && {later: linkOf(links[at - 1]!)}),
        },
      }));
    }),
  };
}

const linkOf = ({year, path}: YearLink) => ({year, path});
