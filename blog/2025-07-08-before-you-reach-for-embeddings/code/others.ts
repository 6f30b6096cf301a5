import {stemmer} from 'stemmer';
import {termsOf} from '../../../src/lib/rank-posts/rank-posts';
import type {Terms} from '../../../src/lib/rank-posts/terms';
import {score} from './bound';
import {cosines, labels, posts, withoutQuotes} from './rank';

/** How near one post is to another. */
export type Nearness = (page: string, other: string) => number;

const pages = posts.map(({permalink}) => permalink);

/** All pairs of links that the page can show: more than one if posts are equally near. */
function shownBy(nearness: Nearness, page: string): string[][] {
  const others = pages.filter((other) => other !== page);
  const near = (other: string) => nearness(page, other);
  const all = others.flatMap((one, at) =>
    others.slice(at + 1).map((other) => [one, other]),
  );
  const sums = all.map((pair) => {
    const [more, less] = pair.map(near).sort((a, b) => b - a);
    return {pair, more: more!, less: less!};
  });
  const most = Math.max(...sums.map(({more}) => more));
  const first = sums.filter(({more}) => more === most);
  const second = Math.max(...first.map(({less}) => less));
  return first.filter(({less}) => less === second).map(({pair}) => pair);
}

/** Scores two links per page; of posts equally near, each is as likely to be shown. */
export function expected(nearness: Nearness) {
  const total = {unwanted: 0, replaceable: 0, staying: 0};
  for (const page of pages) {
    const shown = shownBy(nearness, page);
    for (const pair of shown) {
      const {unwanted, replaceable} = score(pair, Object.keys(labels[page]!));
      total.unwanted += unwanted.length / shown.length;
      total.replaceable += replaceable / shown.length;
      total.staying += (unwanted.length - replaceable) / shown.length;
    }
  }
  return total;
}

/** Okapi BM25, the terms of the page as the query, each once. */
export function bm25Of(terms: Map<string, Terms>, k1 = 1.2, b = 0.75): Nearness {
  const sizes = [...terms].map(([page, counts]): [string, number] => [
    page,
    [...counts.values()].reduce((sum, count) => sum + count, 0),
  ]);
  const meanSize = sizes.reduce((sum, [, size]) => sum + size, 0) / sizes.length;
  const relative = new Map(sizes.map(([page, size]) => [page, size / meanSize]));
  const inPages = new Map<string, number>();
  for (const term of [...terms.values()].flatMap((counts) => [...counts.keys()])) {
    inPages.set(term, (inPages.get(term) ?? 0) + 1);
  }
  return (page, other) => {
    let sum = 0;
    for (const term of terms.get(page)!.keys()) {
      const count = terms.get(other)!.get(term) ?? 0;
      const having = inPages.get(term)!;
      const idf = Math.log(1 + (sizes.length - having + 0.5) / (having + 0.5));
      sum += (idf * count * (k1 + 1)) / (count + k1 * (1 - b + b * relative.get(other)!));
    }
    return sum;
  };
}

/** The terms of each post, counted as the site does. */
const counted = termsOf(posts, stemmer);
const terms = new Map(pages.map((page, at) => [page, counted[at]!]));
export const bm25 = (k1?: number, b?: number) => bm25Of(terms, k1, b);

const tagsOf = (page: string) =>
  posts.find(({permalink}) => permalink === page)!.tags;

const cosineOf = (of = posts): Nearness => {
  const all = cosines(of);
  return (page, other) =>
    all
      .find((post) => post.page === page)!
      .others.find((post) => post.other === other)?.cosine ?? 0;
};

export const rankings: Record<string, Nearness> = {
  'at random': () => 0,
  'same tags': (page, other) =>
    tagsOf(page).filter((tag) => tagsOf(other).includes(tag)).length,
  ours: cosineOf(),
  'no table': cosineOf(withoutQuotes),
  BM25: bm25(),
  perfect: (page, other) => (other in labels[page]! ? 1 : 0),
};

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  for (const [name, nearness] of Object.entries(rankings)) {
    console.log(name.padEnd(9), expected(nearness).unwanted.toFixed(1).padStart(5));
  }
}
