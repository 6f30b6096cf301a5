import type {Terms} from '../../../src/lib/rank-posts/terms';
import type {Ranking} from './bound';

const k1 = 1.2;
const b = 0.75;

/** Ranks pages by Okapi BM25, the query being each term of a page, once. */
export function byBm25(terms: Map<string, Terms>): Ranking {
  const pages = [...terms.keys()];
  const sizes = new Map(
    [...terms].map(([page, counts]) => [page, [...counts.values()].reduce((sum, count) => sum + count, 0)]),
  );
  const meanSize = [...sizes.values()].reduce((sum, size) => sum + size, 0) / pages.length;
  const inPages = new Map<string, number>();
  for (const term of [...terms.values()].flatMap((counts) => [...counts.keys()])) {
    inPages.set(term, (inPages.get(term) ?? 0) + 1);
  }
  const nearness = (page: string, other: string) => {
    let sum = 0;
    for (const term of terms.get(page)!.keys()) {
      const count = terms.get(other)!.get(term) ?? 0;
      const having = inPages.get(term)!;
      const idf = Math.log(1 + (pages.length - having + 0.5) / (having + 0.5));
      sum += (idf * count * (k1 + 1)) / (count + k1 * (1 - b + (b * sizes.get(other)!) / meanSize));
    }
    return sum;
  };
  return Object.fromEntries(
    pages.map((page) => [
      page,
      pages
        .filter((other) => other !== page)
        .map((other) => ({other, near: nearness(page, other)}))
        .sort((one, other) => other.near - one.near)
        .map(({other}) => other),
    ]),
  );
}
