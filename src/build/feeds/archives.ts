/** A feed holds at least this many posts, if there are that many. */
const leastInFeed = 20;
/** An archive holds this many posts. */
const inArchive = 25;

/** A list, divided between its feed and its archives. */
export type Parts<T> = {
  /** Newest first. */
  feed: T[];
  /** Oldest archive first; the posts of each are newest first, as in a feed. */
  archives: T[][];
};

/**
 * Divides a list so that its feed stays short, and readers can continue in the archives. These are counted from
 * the oldest post on, and only full ones are made, so a new post changes none: it lengthens the feed until that
 * has enough for another. Removing an old post, or backdating a new one, does change them.
 */
export function withArchives<T>(items: T[]): Parts<T> {
  const count = Math.max(0, Math.floor((items.length - leastInFeed) / inArchive));
  const archived = items.slice(items.length - count * inArchive).reverse();
  return {
    feed: items.slice(0, items.length - count * inArchive),
    archives: Array.from({length: count}, (_, at) =>
      archived.slice(at * inArchive, (at + 1) * inArchive).reverse(),
    ),
  };
}

/** The newest posts of a list, for tags and teams: no archives, as the archives of the site have their posts. */
export const newestFor = <T>(items: T[]): T[] => items.slice(0, leastInFeed);
