/** A feed holds at least so many posts, where there are as many. */
const leastInFeed = 20;
/** An archive holds so many. */
const inArchive = 25;

/** What a feed holds of a list, and what its archives hold of the rest. */
export type Parts<T> = {
  /** Newest first. */
  feed: T[];
  /** The oldest first; each newest first, as a feed is. */
  archives: T[][];
};

/**
 * Divides a list so that its feed stays short, and nothing is lost to who reads on in the archives. They are
 * counted from the oldest post on, and only full ones are made, so a new post changes none: it lengthens the
 * feed until that has enough for another. To take an old post away, or to date a new one back, does change them.
 *
 * @param items newest first
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

/** The newest of a list, for a feed without archives: tags and teams, whose posts those of the site hold. */
export const newestFor = <T>(items: T[]): T[] => items.slice(0, leastInFeed);
