import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {stemmer} from 'stemmer';
import {termsOf} from '../../../src/lib/rank-posts/rank-posts';
import {byBm25} from './bm25';
import {scoresOf, totals, type Labels, type Ranking} from './bound';
import {labels, posts, siteRanking} from './rank';

const read = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, `../data/${name}.json`), 'utf8')) as unknown;

/** The first two of rankings of our posts by models. */
const models = read('models') as Record<string, Ranking>;
/** What each page of numpy's reference lists under "See Also", and the first two of each ranking. */
const reference = read('numpy') as {functions: number; pages: Record<string, Record<string, string[]>>};
/** How many pages can be linked to. */
export const {functions} = reference;

const column = (name: string): Ranking =>
  Object.fromEntries(Object.entries(reference.pages).map(([page, row]) => [page, row[name]!]));

export const wanted: Labels = Object.fromEntries(
  Object.entries(column('wanted')).map(([page, also]) => [
    page,
    Object.fromEntries(also.map((other) => [other, ''])),
  ]),
);

type Rankings = Record<string, Ranking> & {ours: Ranking};

/** The rankings of numpy's pages, and of our posts. */
export const numpy = Object.fromEntries(
  ['ours', 'ours, without weights', 'word vectors', 'sentence encoder', 'BM25'].map((name) => [name, column(name)]),
) as Rankings;
const terms = termsOf(posts, stemmer);
export const ours: Rankings = {
  ours: siteRanking(),
  'word vectors': models['word vectors']!,
  'sentence encoder': models['sentence encoder']!,
  BM25: byBm25(new Map(posts.map(({permalink}, at) => [permalink, terms[at]!]))),
};

/** A name for the family of each page: those that lists connect, directly or through others. */
export function familiesOf(lists: Labels): Map<string, string> {
  const near = new Map<string, Set<string>>();
  const add = (one: string, other: string) => near.set(one, (near.get(one) ?? new Set()).add(other));
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

/** In how many groups of pages one ranking has more wanted links than another in the first two places, and fewer. */
export function compared(
  lists: Labels,
  before: Ranking,
  after: Ranking,
  groupOf: (page: string) => string = (page) => page,
) {
  const gains = new Map<string, number>();
  const was = scoresOf(lists, before, 2);
  scoresOf(lists, after, 2).forEach(({page, filled}, at) => {
    const group = groupOf(page);
    gains.set(group, (gains.get(group) ?? 0) + filled - was[at]!.filled);
  });
  const all = [...gains.values()];
  return {
    better: all.filter((gain) => gain > 0).length,
    worse: all.filter((gain) => gain < 0).length,
    groups: all.length,
  };
}

/** How often tosses of a fair coin fall at least as unevenly, either way: the sign test. */
export function chance({better, worse}: {better: number; worse: number}): number {
  const tosses = better + worse;
  let [ways, tail] = [1, 0];
  for (let heads = 0; heads <= Math.min(better, worse); heads++) {
    tail += ways / 2 ** tosses;
    ways = (ways * (tosses - heads)) / (heads + 1);
  }
  return Math.min(1, 2 * tail);
}

/** A family of numpy's pages, by one of them. */
const families = familiesOf(wanted);
export const familyOf = (page: string) => families.get(page)!;

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  for (const [lists, rankings, groupOf] of [
    [wanted, numpy, familyOf],
    [labels, ours, (page: string) => page],
  ] as const) {
    const {links, filled, ceiling} = totals(lists, rankings.ours, 2);
    const {groups} = compared(lists, rankings.ours, rankings.ours, groupOf);
    console.log(`${links} links, ${filled} of them wanted, at most ${ceiling}; ${groups} groups of pages`);
    console.log('                        bad  better  worse  by chance');
    for (const [name, ranking] of Object.entries(rankings)) {
      const counted = compared(lists, rankings.ours, ranking, groupOf);
      const {bad} = totals(lists, ranking, 2);
      console.log(
        `${name.padEnd(22)} ${String(bad).padStart(4)} ${String(counted.better).padStart(7)} ${String(counted.worse).padStart(6)}  ${chance(counted).toPrecision(2).padStart(9)}`,
      );
    }
  }
}
