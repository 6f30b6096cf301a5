import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {scoresOf, totals, type Labels, type Ranking} from './bound';

/** What each page of numpy's reference lists under "See Also", and the first two of each ranking. */
const reference = JSON.parse(
  readFileSync(join(__dirname, '../data/numpy.json'), 'utf8'),
) as {
  functions: number;
  pages: Record<string, Record<string, string[]>>;
};
/** How many pages can be linked to. */
export const {functions} = reference;

const column = (name: string): Ranking =>
  Object.fromEntries(
    Object.entries(reference.pages).map(([page, row]) => [page, row[name]!]),
  );

export const wanted: Labels = Object.fromEntries(
  Object.entries(column('wanted')).map(([page, also]) => [
    page,
    Object.fromEntries(also.map((other) => [other, ''])),
  ]),
);

/** The rankings of numpy's pages. */
export const numpy = Object.fromEntries(
  [
    'ours',
    'ours, without weights',
    'BM25',
    'word vectors',
    'sentence encoder',
  ].map((name) => [name, column(name)]),
) as Record<string, Ranking> & {ours: Ranking};

/** A name for the family of each page: those that lists connect, directly or through others. */
export function familiesOf(lists: Labels): Map<string, string> {
  const near = new Map<string, Set<string>>();
  const add = (one: string, other: string) =>
    near.set(one, (near.get(one) ?? new Set()).add(other));
  for (const [page, list] of Object.entries(lists)) {
    for (const other of [page, ...Object.keys(list)]) {
      add(page, other);
      add(other, page);
    }
  }
  const families = new Map<string, string>();
  for (const first of near.keys()) {
    // A set also visits what is added on the way.
    const family = new Set(families.has(first) ? [] : [first]);
    for (const page of family) {
      families.set(page, first);
      near.get(page)!.forEach((other) => family.add(other));
    }
  }
  return families;
}

/** In how many families one ranking has more wanted links than another in the first two places, and fewer. */
export function compared(
  lists: Labels,
  before: Ranking,
  after: Ranking,
  families: Map<string, string>,
) {
  const gains = new Map<string, number>();
  const was = scoresOf(lists, before, 2);
  scoresOf(lists, after, 2).forEach(({page, filled}, at) => {
    const family = families.get(page)!;
    gains.set(family, (gains.get(family) ?? 0) + filled - was[at]!.filled);
  });
  const all = [...gains.values()];
  return {
    better: all.filter((gain) => gain > 0).length,
    worse: all.filter((gain) => gain < 0).length,
    families: all.length,
  };
}

/** How often tosses of a fair coin fall at least as unevenly, either way: the sign test. */
export function chance({
  better,
  worse,
}: {
  better: number;
  worse: number;
}): number {
  const tosses = better + worse;
  let [ways, tail] = [1, 0];
  for (let heads = 0; heads <= Math.min(better, worse); heads++) {
    tail += ways / 2 ** tosses;
    ways = (ways * (tosses - heads)) / (heads + 1);
  }
  return Math.min(1, 2 * tail);
}

/** The families of numpy's pages, and how many of the pages that have a list the largest has. */
export const families = familiesOf(wanted);
const sizes = new Map<string, number>();
for (const page of Object.keys(wanted)) {
  sizes.set(families.get(page)!, (sizes.get(families.get(page)!) ?? 0) + 1);
}
export const largest = Math.max(...sizes.values());
/** The lists of all pages but those of the largest family. */
export const others: Labels = Object.fromEntries(
  Object.entries(wanted).filter(
    ([page]) => sizes.get(families.get(page)!) !== largest,
  ),
);

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  for (const lists of [wanted, others]) {
    const {links, ceiling} = totals(lists, numpy.ours, 2);
    console.log(
      `${Object.keys(lists).length} pages, ${links} places, at most ${ceiling} of them filled`,
    );
    console.log(
      '                       filled  families better  worse  by chance',
    );
    for (const [name, ranking] of Object.entries(numpy)) {
      const counted = compared(lists, numpy.ours, ranking, families);
      const {filled} = totals(lists, ranking, 2);
      console.log(
        `${name.padEnd(22)} ${String(filled).padStart(6)} ${String(counted.better).padStart(16)} ${String(counted.worse).padStart(6)}  ${chance(counted).toPrecision(2).padStart(9)}`,
      );
    }
  }
}
