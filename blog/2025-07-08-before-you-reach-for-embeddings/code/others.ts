import {stemmer} from 'stemmer';
import {termsOf} from '../../../src/lib/rank-posts/rank-posts';
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

/** The terms of each post, counted as the site does. */
const counted = termsOf(posts, stemmer);
const terms = new Map(pages.map((page, at) => [page, counted[at]!]));
const lengths = new Map(
  [...terms].map(([page, counts]) => [
    page,
    [...counts.values()].reduce((sum, count) => sum + count, 0),
  ]),
);
const meanLength =
  [...lengths.values()].reduce((sum, length) => sum + length, 0) / posts.length;

/** Okapi BM25, the terms of the page as the query, each once. */
export const bm25 =
  (k1 = 1.2, b = 0.75): Nearness =>
  (page, other) => {
    let sum = 0;
    for (const term of terms.get(page)!.keys()) {
      const count = terms.get(other)!.get(term) ?? 0;
      const inPosts = [...terms.values()].filter((counts) =>
        counts.has(term),
      ).length;
      const idf = Math.log(
        1 + (posts.length - inPosts + 0.5) / (inPosts + 0.5),
      );
      const relative = lengths.get(other)! / meanLength;
      sum += (idf * count * (k1 + 1)) / (count + k1 * (1 - b + b * relative));
    }
    return sum;
  };

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

/** What the program prints. */
export function reportOthers(): string[] {
  const heads = ['unwanted', 'replaceable', 'stuck'];
  return [
    `${'ranking'.padEnd(9)}  ${heads.join('  ')}`,
    ...Object.entries(rankings).map(([name, nearness]) => {
      const {unwanted, replaceable, staying} = expected(nearness);
      const cells = [unwanted, replaceable, staying].map((value, at) =>
        value.toFixed(1).padStart(heads[at]!.length),
      );
      return `${name.padEnd(9)}  ${cells.join('  ')}`;
    }),
  ];
}

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  console.log(reportOthers().join('\n'));
}
