/** The dates of a post, as the blog provides them. */
type Dated = {
  date: Date;
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number | null;
  frontMatter: {last_update?: {author?: string; date?: Date | string}};
};

/**
 * When a post's text last changed: the date in `last_update`, else that of publication; never before that.
 */
export function lastChange({date, lastUpdatedAt, frontMatter}: Dated): Date {
  const said = lastUpdatedAt ?? frontMatter.last_update?.date;
  const changed = said === undefined ? date : new Date(said);
  return changed > date ? changed : date;
}
