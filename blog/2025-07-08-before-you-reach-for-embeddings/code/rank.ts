import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {stemmer} from 'stemmer';
import {orderPosts, type Subject} from '../../../src/lib/rank-posts/rank-posts';
import type {Ranking} from './bound';

const data = join(__dirname, '../data');

/** The ten posts as they were on 30 November 2026. */
export const posts = JSON.parse(
  readFileSync(join(data, 'posts.json'), 'utf8'),
) as Subject[];

/** How this site ranks them. */
export const siteRanking = (): Ranking =>
  Object.fromEntries(
    orderPosts(posts, stemmer).map((others, index) => [
      posts[index]!.permalink,
      others.map(({post}) => post.permalink),
    ]),
  );

// Run by itself, this writes the ranking that `bound.ts` reads.
if (process.argv[1] === __filename) {
  const json = JSON.stringify(siteRanking(), null, 2);
  writeFileSync(join(data, 'ranking.json'), `${json}\n`);
}
