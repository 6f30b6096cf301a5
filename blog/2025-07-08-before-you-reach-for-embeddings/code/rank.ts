import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {stemmer} from 'stemmer';
import {
  orderPosts,
  type Subject,
} from '../../../src/lib/rank-posts/rank-posts';
import type {Labels, Ranking} from './bound';

const data = join(__dirname, '../data');
const read = (name: string) =>
  JSON.parse(readFileSync(join(data, name), 'utf8')) as unknown;

/** The ten posts as they were on 30 November 2026, the oldest first. */
export const posts = read('posts.json') as Subject[];
export const labels = read('labels.json') as Labels;

/** For each post, the others and their cosines, the nearest first. */
export const cosines = (of = posts) =>
  orderPosts(of, stemmer).map((others, at) => ({
    page: of[at]!.permalink,
    others: others.map(({post, nearness}) => ({
      other: post.permalink,
      cosine: nearness,
    })),
  }));

/** How this site ranks them. */
export const siteRanking = (of = posts): Ranking =>
  Object.fromEntries(
    cosines(of).map(({page, others}) => [page, others.map(({other}) => other)]),
  );

export const reviewing = 'how-we-write-at-meridiem';

/** The table in the post on reviewing that quotes mistakes from the other posts. */
export const quotedMistakes = /\| The post said.*?(?=Seven of the nine had)/s;

/** The posts without that table. */
export const withoutQuotes = posts.map((post) =>
  post.permalink === reviewing
    ? {...post, text: post.text.replace(quotedMistakes, '')}
    : post,
);

// Run by itself, this writes the ranking that `bound.ts` reads.
if (process.argv[1] === __filename) {
  const json = JSON.stringify(siteRanking(), null, 2);
  writeFileSync(join(data, 'ranking.json'), `${json}\n`);
}
