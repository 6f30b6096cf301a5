import type {Series} from '../../lib/rank-posts/post-surroundings';

type Candidate = Series['parts'][number] & {
  /** Path of its file, for messages. */
  source: string;
  /** As given in the front matter. */
  series: unknown;
  date: Date;
};

/**
 * Gathers posts into series by the `series` of their front matter.
 *
 * @param posts in any order
 * @returns series by permalink of each post that names one; a series may have only one part so far
 * @throws if the name of a series is not a string, or is blank
 */
export function gatherSeries(posts: Candidate[]): Map<string, Series> {
  const byName = new Map<string, Series>();
  const ofPost = new Map<string, Series>();
  for (const {source, series: name, title, permalink} of [...posts].sort(
    (a, b) => a.date.getTime() - b.date.getTime(),
  )) {
    if (name === undefined) {
      continue;
    }
    if (typeof name !== 'string' || name.trim() === '') {
      throw new Error(
        `${source}: \`series\` is ${JSON.stringify(name)}; give the name of the series, as readers shall see it, such as \`series: Caches from first principles\`.`,
      );
    }
    const series = byName.get(name.trim()) ?? {name: name.trim(), parts: []};
    series.parts.push({title, permalink});
    byName.set(series.name, series);
    ofPost.set(permalink, series);
  }
  return ofPost;
}
