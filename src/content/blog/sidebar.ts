import {mostInArchive, mostInSidebar, type OlderPosts} from '../archive/archive';

/** The data of the sidebar, as the stock blog makes it. */
export type Sidebar = {
  title: string;
  items: Array<{title: string; permalink: string; date: Date; unlisted?: boolean}>;
};

type SidebarPost = {title: string; permalink: string; date: string};

/** How many posts there are of each year. */
function countByYear(posts: SidebarPost[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {date} of posts) {
    const year = date.slice(0, 4);
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return counts;
}

/**
 * Shortens the list of all posts, which every page of a blog has: to the newest that are listed, and the years of the
 * others, with the pages of the archive that list them.
 *
 * @param archive the path of the blog's archive
 */
export function sidebarOf(
  {items, ...sidebar}: Sidebar,
  archive: string,
): Omit<Sidebar, 'items'> & {items: Array<SidebarPost | OlderPosts>} {
  const visible = items.flatMap(({unlisted, date, ...post}) =>
    unlisted ? [] : {...post, date: date.toISOString()},
  );
  // Posts are grouped by year in the reader's time zone: at noon UTC, it is the same day nearly everywhere.
  const atNoon = (post: SidebarPost) => ({...post, date: `${post.date.slice(0, 10)}T12:00Z`});
  if (visible.length <= mostInSidebar) {
    return {...sidebar, items: visible.map(atNoon)};
  }
  const newest = [...visible]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, mostInSidebar);
  const namedOf = countByYear(newest);
  const older = [...countByYear(visible)]
    .map(([year, count]) => ({
      title: year,
      permalink: archive + (visible.length > mostInArchive ? `${year}/` : `#${year}`),
      date: `${year}-01-01T12:00Z`,
      count: count - (namedOf.get(year) ?? 0),
      named: namedOf.get(year) ?? 0,
    }))
    .filter(({count}) => count > 0)
    .sort((a, b) => (a.title < b.title ? 1 : -1));
  return {...sidebar, items: [...newest.map(atNoon), ...older]};
}
