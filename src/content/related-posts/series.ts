import type {Series} from '../../lib/rank-posts/post-surroundings';

type Candidate = Series['parts'][number] & {
  /** Of its file, for messages. */
  source: string;
  /** As it stands in the front matter. */
  series: unknown;
  date: Date;
};

/**
 * Gathers posts into series by the `series` of their front matter.
 *
 * @param posts in any order
 * @returns by permalink of each post that names a series; a series of one is one that goes on later
 * @throws where the name of a series is no text
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
        `${source}: \`series\` is ${JSON.stringify(name)}; give the name of the series, as readers shall see it, such as \`series: Rosters from first principles\`.`,
      );
    }
    const series = byName.get(name.trim()) ?? {name: name.trim(), parts: []};
    series.parts.push({title, permalink});
    byName.set(series.name, series);
    ofPost.set(permalink, series);
  }
  return ofPost;
}
