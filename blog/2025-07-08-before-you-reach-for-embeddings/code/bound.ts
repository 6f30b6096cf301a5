import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** For each page, which others are wanted below it, and why. */
export type Labels = Record<string, Record<string, string>>;
/** For each page, the others in the order of a ranking, the best first. */
export type Ranking = Record<string, string[]>;

// #region replaceable
/** The unwanted links of one page, and how many of them a better ranking could replace. */
export function score(shown: string[], wanted: string[]) {
  const unwanted = shown.filter((page) => !wanted.includes(page));
  const missing = wanted.filter((page) => !shown.includes(page));
  const replaceable = Math.min(unwanted.length, missing.length);
  return {unwanted, missing, replaceable};
}
// #endregion

/** Scores the first links of each page. */
export const scoresOf = (labels: Labels, ranking: Ranking, places: number) =>
  Object.keys(labels).map((page) => ({
    page,
    ...score(ranking[page]!.slice(0, places), Object.keys(labels[page]!)),
  }));

/** The same, added up over all pages. */
export function totals(labels: Labels, ranking: Ranking, places: number) {
  const total = {links: 0, unwanted: 0, replaceable: 0, staying: 0};
  for (const {page, unwanted, replaceable} of scoresOf(
    labels,
    ranking,
    places,
  )) {
    total.links += ranking[page]!.slice(0, places).length;
    total.unwanted += unwanted.length;
    total.replaceable += replaceable;
    total.staying += unwanted.length - replaceable;
  }
  return total;
}

/** What the program prints. */
export function report(labels: Labels, ranking: Ranking): string[] {
  const rows = [1, 2, 3].map((places) => {
    const {unwanted, replaceable, staying} = totals(labels, ranking, places);
    return [places, unwanted, replaceable, staying];
  });
  const heads = ['per page', 'unwanted', 'replaceable', 'stuck'];
  return [heads, ...rows].map((cells) =>
    cells
      .map((cell, at) => String(cell).padStart(heads[at]!.length))
      .join('  '),
  );
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
