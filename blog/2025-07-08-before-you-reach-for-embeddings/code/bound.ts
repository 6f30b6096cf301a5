import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** For each page, which others are wanted below it, and why. */
export type Labels = Record<string, Record<string, string>>;
/** For each page, the others in the order of a ranking, the best first. */
export type Ranking = Record<string, string[]>;

// #region score
/** How many links of one page are wanted, and how many could be. */
export function score(shown: string[], wanted: string[]) {
  const filled = shown.filter((page) => wanted.includes(page)).length;
  const ceiling = Math.min(shown.length, wanted.length);
  return {filled, ceiling};
}
// #endregion

/** The first links of each page, and their score. */
export const scoresOf = (labels: Labels, ranking: Ranking, places: number) =>
  Object.entries(labels).map(([page, list]) => {
    const shown = ranking[page]!.slice(0, places);
    return {page, shown, ...score(shown, Object.keys(list))};
  });

/** The same, added up over all pages. */
export function totals(labels: Labels, ranking: Ranking, places: number) {
  const total = {links: 0, filled: 0, ceiling: 0, bad: 0};
  for (const {shown, filled, ceiling} of scoresOf(labels, ranking, places)) {
    total.links += shown.length;
    total.filled += filled;
    total.ceiling += ceiling;
    total.bad += shown.length - filled;
  }
  return total;
}

/** What the program prints. */
export function report(labels: Labels, ranking: Ranking): string[] {
  const rows = [1, 2, 3].map((places) => {
    const {links, filled, ceiling} = totals(labels, ranking, places);
    return [places, links, filled, ceiling];
  });
  const heads = ['per page', 'links', 'wanted', 'at most'];
  return [heads, ...rows].map((cells) =>
    cells.map((cell, at) => String(cell).padStart(heads[at]!.length)).join('  '),
  );
}

// Run by itself, this scores a ranking by labels: two files, in this order, or else ours.
if (process.argv[1] === __filename) {
  const ours = ['labels', 'ranking'].map((name) => join(__dirname, `../data/${name}.json`));
  const [labels, ranking] = ours
    .map((path, at) => process.argv[at + 2] ?? path)
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as unknown);
  console.log(report(labels as Labels, ranking as Ranking).join('\n'));
}
