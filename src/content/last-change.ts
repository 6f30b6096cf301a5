/** The dates of a post, as the blog has them. */
type Dated = {
  date: Date;
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number | null;
  frontMatter: {last_update?: {author?: string; date?: Date | string}};
};

/**
 * When a post's text last changed: what it says of itself in `last_update`, else the day it came out;
 * never before that day.
 */
export function lastChange({date, lastUpdatedAt, frontMatter}: Dated): Date {
  const said = lastUpdatedAt ?? frontMatter.last_update?.date;
  const changed = said === undefined ? date : new Date(said);
  return changed > date ? changed : date;
}
