import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {stemmer} from 'stemmer';
import {termsOf} from '../../../src/lib/rank-posts/rank-posts';
import {byBm25} from './bm25';
import {totals, type Labels, type Ranking} from './bound';
import {labels, posts, siteRanking} from './rank';

const read = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, `../data/${name}.json`), 'utf8')) as unknown;

/** The first two of rankings of our posts by models, the first way of each being the one in the table. */
export const models = read('models') as Record<string, Ranking>;
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
  'word vectors': models['word vectors, TF-IDF']!,
  'sentence encoder': models['sentence encoder, passages']!,
  BM25: byBm25(new Map(posts.map(({permalink}, at) => [permalink, terms[at]!]))),
};

/** On how many pages the first two links of one ranking have more wanted ones than those of another, and fewer. */
export function compared(lists: Labels, before: Ranking, after: Ranking) {
  const gains = Object.entries(lists).map(([page, list]) => {
    const [was, is] = [before, after].map(
      (ranking) => ranking[page]!.slice(0, 2).filter((other) => other in list).length,
    ) as [number, number];
    return is - was;
  });
  return {
    better: gains.filter((gain) => gain > 0).length,
    worse: gains.filter((gain) => gain < 0).length,
  };
}

/** How often tosses of a fair coin fall at least as unevenly, either way: the sign test. */
export function chance({better, worse}: ReturnType<typeof compared>): number {
  const tosses = better + worse;
  let [ways, tail] = [1, 0];
  for (let heads = 0; heads <= Math.min(better, worse); heads++) {
    tail += ways / 2 ** tosses;
    ways = (ways * (tosses - heads)) / (heads + 1);
  }
  return Math.min(1, 2 * tail);
}

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  console.log('                        bad  better  worse  by chance');
  for (const [lists, rankings] of [
    [wanted, numpy],
    [labels, ours],
  ] as const) {
    const {links, replaceable} = totals(lists, rankings.ours, 2);
    console.log(`${links} links, of which a better ranking could replace ${replaceable}`);
    for (const [name, ranking] of Object.entries(rankings)) {
      const pages = compared(lists, rankings.ours, ranking);
      const {unwanted} = totals(lists, ranking, 2);
      console.log(
        `${name.padEnd(22)} ${String(unwanted).padStart(4)} ${String(pages.better).padStart(7)} ${String(pages.worse).padStart(6)}  ${chance(pages).toPrecision(2).padStart(9)}`,
      );
    }
  }
}
