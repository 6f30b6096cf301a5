import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {scoresOf, totals, type Labels, type Ranking} from './bound';

type Rows = {
  parts: number;
  pages: string[];
  /** What each page links to, by its number. */
  wanted: Record<string, number[]>;
  /** By each ranking, the first two under each page that links to others, in their order. */
  shown: Record<string, number[][]>;
};
const kept = JSON.parse(readFileSync(join(__dirname, '../data/docs.json'), 'utf8')) as Record<string, Rows>;

/** The four ways to rank pages by their parts. */
export const ways = ['mean of all parts', 'first part', 'nearest pair of parts', 'nearest part to each'];

/** A set of pages, with its wish list and how each ranking fills it. */
export function setOf(name: string) {
  const {parts, pages, wanted, shown} = kept[name]!;
  const labels: Labels = Object.fromEntries(
    Object.entries(wanted).map(([page, others]) => [
      pages[Number(page)]!,
      Object.fromEntries(others.map((other) => [pages[other]!, ''])),
    ]),
  );
  const listing = Object.keys(labels);
  const rankings = Object.fromEntries(
    Object.entries(shown).map(([ranking, rows]): [string, Ranking] => [
      ranking,
      Object.fromEntries(rows.map((row, at) => [listing[at]!, row.map((other) => pages[other]!)])),
    ]),
  );
  const filled = (ranking: string) => totals(labels, rankings[ranking]!, 2).filled;
  return {
    parts,
    pages: pages.length,
    lists: listing.length,
    ceiling: totals(labels, rankings[Object.keys(rankings)[0]!]!, 2).ceiling,
    rankings: Object.keys(rankings),
    filled,
    /** How many places the pages' parts fill by each way. */
    byWay: (kind: string) => ways.map((way) => filled(`${kind}, ${way}`)),
    /** On how many pages the one fills more than the other, and on how many fewer. */
    pairs: (one: string, other: string) => {
      const [a, b] = [one, other].map((ranking) => scoresOf(labels, rankings[ranking]!, 2));
      const more = (x: typeof a, y: typeof a) => x!.filter((row, at) => row.filled > y![at]!.filled).length;
      return [more(a, b), more(b, a)] as const;
    },
    links: listing.flatMap((page) => Object.keys(labels[page]!).map((other) => [page, other] as const)),
  };
}
export const [recker, element, linkless] = ['Recker', 'Element', 'Element, parts without links'].map(setOf) as [
  ReturnType<typeof setOf>,
  ReturnType<typeof setOf>,
  ReturnType<typeof setOf>,
];

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  for (const name of Object.keys(kept)) {
    const {parts, pages, lists, ceiling, rankings, filled} = setOf(name);
    console.log(`${name}: ${pages} pages of ${parts} parts, ${lists} with links, at most ${ceiling} places filled`);
    for (const ranking of rankings) {
      console.log(`  ${String(filled(ranking)).padStart(3)} ${ranking}`);
    }
  }
}
