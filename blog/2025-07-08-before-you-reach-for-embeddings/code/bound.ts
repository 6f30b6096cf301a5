import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** For each page, which others are wanted below it, and why. */
export type Labels = Record<string, Record<string, string>>;
/** For each page, the others in the order of a ranking, the best first. */
export type Ranking = Record<string, string[]>;

/** The first links of each page, how many of them are wanted, and how many could be. */
export const scoresOf = (labels: Labels, ranking: Ranking, places: number) =>
  Object.entries(labels).map(([page, list]) => {
    const shown = ranking[page]!.slice(0, places);
    const wanted = Object.keys(list);
    const filled = shown.filter((other) => wanted.includes(other)).length;
    return {
      page,
      shown,
      wanted,
      filled,
      ceiling: Math.min(shown.length, wanted.length),
    };
  });

/** The same, added up over all pages. */
export function totals(labels: Labels, ranking: Ranking, places: number) {
  const total = {links: 0, filled: 0, ceiling: 0};
  for (const {shown, filled, ceiling} of scoresOf(labels, ranking, places)) {
    total.links += shown.length;
    total.filled += filled;
    total.ceiling += ceiling;
  }
  return total;
}

/** The links that are not wanted, each with one that is and was not shown, if there is any left. */
export const badLinks = (labels: Labels, ranking: Ranking, places: number) =>
  scoresOf(labels, ranking, places).flatMap(({page, shown, wanted}) => {
    const missing = wanted.filter((other) => !shown.includes(other));
    return shown
      .filter((other) => !wanted.includes(other))
      .map((bad, at): {page: string; bad: string; missing?: string} => ({
        page,
        bad,
        missing: missing[at],
      }));
  });

/** What the program prints. */
export function report(labels: Labels, ranking: Ranking): string[] {
  const rows = badLinks(labels, ranking, 2).map(
    ({page, bad, missing}) =>
      `${page}\n  bad: ${bad}\n  missing: ${missing ?? '(nothing left)'}`,
  );
  const {links, filled, ceiling} = totals(labels, ranking, 2);
  return [...rows, `${filled} of ${links} places filled, at most ${ceiling}`];
}

// Run by itself, this scores a ranking by labels: two files, in this order, or else ours.
if (process.argv[1] === __filename) {
  const ours = ['labels', 'ranking'].map((name) =>
    join(__dirname, `../data/${name}.json`),
  );
  const [labels, ranking] = ours
    .map((path, at) => process.argv[at + 2] ?? path)
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as unknown);
  console.log(report(labels as Labels, ranking as Ranking).join('\n'));
}
