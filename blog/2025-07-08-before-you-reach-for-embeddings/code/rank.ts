import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {stemmer} from 'stemmer';
import {orderPosts, type Subject} from '../../../src/lib/rank-posts/rank-posts';
import type {Labels, Ranking} from './bound';

const data = join(__dirname, '../data');
const read = (name: string) =>
  JSON.parse(readFileSync(join(data, name), 'utf8')) as unknown;

/** The ten posts as they were on 30 November 2026, the oldest first. */
export const posts = read('posts.json') as Subject[];
export const labels = read('labels.json') as Labels;

const stems = new Map<string, string>();
/** The stem of a word, which takes time only the first time. */
function stem(word: string): string {
  const known = stems.get(word) ?? stemmer(word);
  stems.set(word, known);
  return known;
}

/** For each post, the others and their cosines, the nearest first. */
export const cosines = (of = posts) =>
  orderPosts(of, stem).map((others, at) => ({
    page: of[at]!.permalink,
    others: others.map(({post, nearness}) => ({
      other: post.permalink,
      cosine: nearness,
    })),
  }));

export const rankingOf = (found: ReturnType<typeof cosines>): Ranking =>
  Object.fromEntries(
    found.map(({page, others}) => [page, others.map(({other}) => other)]),
  );
/** How this site ranks them. */
export const siteRanking = (of = posts) => rankingOf(cosines(of));

export const reviewing = 'how-we-write-at-meridiem';
export const testing = 'property-based-testing-a-shift-scheduler';

/** The row in the post on reviewing that quotes a mistake from the post on testing. */
export const quotation = /\| A library's bias.*?a fifth miss it\s*\|/s;
/** The table that this row is in. */
export const errorTable = /\| The post said.*?(?=Seven of the nine had)/s;

/** The posts, of which the one on reviewing has another text. */
export const withReviewing = (text: string) =>
  posts.map((post) => (post.permalink === reviewing ? {...post, text} : post));
export const reviewingText = posts.find(
  ({permalink}) => permalink === reviewing,
)!.text;
/** The posts without that row. */
export const withoutQuotation = withReviewing(
  reviewingText.replace(quotation, ''),
);

// Run by itself, this writes the ranking that `bound.ts` reads.
if (process.argv[1] === __filename) {
  const json = JSON.stringify(siteRanking(), null, 2);
  writeFileSync(join(data, 'ranking.json'), `${json}\n`);
}
