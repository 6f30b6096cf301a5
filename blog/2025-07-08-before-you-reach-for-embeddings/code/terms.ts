import {stemmer} from 'stemmer';
import {termsOf as countsOf} from '../../../src/lib/rank-posts/rank-posts';
import {posts, reviewing, testing, withoutQuotation} from './rank';

const counts = countsOf(posts, stemmer);

const vectors = counts.map((terms) => {
  const weighed = [...terms].map(([term, count]): [string, number] => {
    const inPosts = counts.filter((others) => others.has(term)).length;
    return [term, (1 + Math.log(count)) * Math.log(posts.length / inPosts)];
  });
  const length = Math.hypot(...weighed.map(([, weight]) => weight));
  return new Map(weighed.map(([term, weight]) => [term, weight / length]));
});

/** What each term adds to the cosine of two posts, the most first. */
export function termsOf(one: string, other: string) {
  const [a, b] = [one, other].map(
    (name) => vectors[posts.findIndex(({permalink}) => permalink === name)]!,
  ) as [Map<string, number>, Map<string, number>];
  const terms = [...a].map(([term, weight]) => ({
    term,
    adds: weight * (b.get(term) ?? 0),
  }));
  const cosine = terms.reduce((sum, {adds}) => sum + adds, 0);
  return {cosine, terms: terms.sort((x, y) => y.adds - x.adds)};
}

const at = posts.findIndex(({permalink}) => permalink === reviewing);
/** The terms that the post on reviewing has without the row that quotes. */
const elsewhere = countsOf(withoutQuotation, stemmer)[at]!;

/** The word of the post on reviewing that has this stem, its most frequent form. */
function wordOf(term: string): string {
  const words = posts[at]!.text.toLowerCase()
    .match(/\p{L}{3,}/gu)!
    .filter((word) => stemmer(word) === term);
  const times = (word: string) =>
    words.filter((other) => other === word).length;
  return words.sort((one, other) => times(other) - times(one))[0]!;
}

/** The terms that a post shares with the row that quotes only, and their share of its cosine. */
export function quoted(page: string) {
  const {cosine, terms} = termsOf(page, reviewing);
  const found = terms.filter(({term, adds}) => adds > 0 && !elsewhere.has(term));
  return {
    terms: found.map(({term}) => term),
    share: found.reduce((sum, {adds}) => sum + adds, 0) / cosine,
  };
}

/** The five terms that add most to the cosine of a post and the one on reviewing, each with its share. */
export const report = (page: string) => {
  const {cosine, terms} = termsOf(page, reviewing);
  const rows = terms.slice(0, 5).map(({term, adds}) => {
    const share = `${((100 * adds) / cosine).toFixed(0)}%`;
    return (
      (wordOf(term) + (elsewhere.has(term) ? '' : '*')).padEnd(14) +
      share.padStart(4)
    );
  });
  return ['shared word   share of the cosine', ...rows];
};

// Run by itself, this prints them for the post on testing.
if (process.argv[1] === __filename) {
  console.log(report(testing).join('\n'));
}
