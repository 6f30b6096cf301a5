import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {scoresOf, totals, type Labels, type Ranking} from './bound';
import {randomFrom} from './disagree';

const read = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, `../data/${name}.json`), 'utf8')) as unknown;

/** What each page of numpy's reference lists below "See Also". */
export const labels = read('numpy-labels') as Labels;
/** The first three of each ranking, which run-models.ts wrote. */
export const rankings = read('numpy-rankings') as Record<string, Ranking>;
/** How many pages can be linked to. */
export const size = read('numpy-pages') as number;

/** How many of two links per page are unwanted, by ranking. */
export const unwanted: Record<string, number> = {
  'at random': Object.values(labels).reduce(
    (sum, wanted) => sum + 2 - (2 * Object.keys(wanted).length) / (size - 1),
    0,
  ),
  ...Object.fromEntries(
    Object.entries(rankings).map(([name, ranking]) => [
      name,
      totals(labels, ranking, 2).unwanted,
    ]),
  ),
  perfect: totals(labels, rankings.ours!, 2).staying,
};

/** The unwanted links of our ranking, and whether a better one could replace each. */
export const bad = scoresOf(labels, rankings.ours!, 2).flatMap(({unwanted: links, replaceable}) =>
  links.map((_, at) => at < replaceable),
);

/** The share of links that can be replaced in 1,000 samples of 50, with replacement, as from a site with many more pages. */
const random = randomFrom(50);
export const shares = Array.from(
  {length: 1000},
  () =>
    Array.from({length: 50}, () => bad[Math.floor(random() * bad.length)]).filter(Boolean).length / 50,
);
/** How often the share was within 14 points of that of all. */
export const share = bad.filter(Boolean).length / bad.length;
export const close = shares.filter((other) => Math.abs(other - share) <= 0.14).length;

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  console.log(`${Object.keys(labels).length} pages, ${size} to link to`);
  for (const [name, count] of Object.entries(unwanted)) {
    console.log(`${name.padEnd(48)}  ${count.toFixed(0).padStart(8)}`);
  }
  console.log(`replaceable: ${bad.filter(Boolean).length} of ${bad.length}`);
  console.log(`within 14 points: ${close} of ${shares.length} samples of 50`);
}
