import {byYear} from '../archive/archive';

/** Maximum number of posts that a page's sidebar lists; older ones appear as years. */
export const mostInSidebar = 10;

/** The data of the sidebar, as the stock blog makes it. */
export type Sidebar = {
  title: string;
  items: Array<{title: string; permalink: string; date: Date; unlisted?: boolean}>;
};

type SidebarPost = {title: string; permalink: string; date: string};

/** An item of the sidebar's data that stands for a year of which it does not list all posts. */
export type OlderYear = SidebarPost & {
  count: number;
};

/**
 * Shortens the list of all posts, which every page of a blog has: to the newest that are listed, and links to the years
 * of the others in the archive.
 */
export function sidebarOf(
  {items, ...sidebar}: Sidebar,
  archive: string,
): Omit<Sidebar, 'items'> & {items: Array<SidebarPost | OlderYear>} {
  const visible = items
    .flatMap(({unlisted, date, ...post}) => (unlisted ? [] : {...post, date: date.toISOString()}))
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  // Posts are grouped by year in the reader's time zone: at noon UTC, it is the same day nearly everywhere.
  const newest = visible
    .slice(0, mostInSidebar)
    .map((post) => ({...post, date: `${post.date.slice(0, 10)}T12:00Z`}));
  const oldest = visible.slice(mostInSidebar)[0]?.date.slice(0, 4) ?? '';
  const older = byYear(visible).flatMap(([year, {length: count}]) =>
    year > oldest
      ? []
      : {title: year, permalink: `${archive}#${year}`, date: `${year}-01-01T12:00Z`, count},
  );
  return {...sidebar, items: [...newest, ...older]};
}
