import {stemmer} from 'stemmer';
import {
  orderPosts,
  termsOf,
  type Subject,
} from '../../../src/lib/rank-posts/rank-posts';
import {bm25} from './bm25';
import {readCorpus, type Day} from './corpus';

/** For each post, by its slug, all others in order: the best first. */
export type Ranking = Map<string, string[]>;

/** What this site does. */
export const site = (posts: Subject[]): Ranking =>
  new Map(
    orderPosts(posts, stemmer).map((others, index) => [
      posts[index]!.permalink,
      others.map(({post}) => post.permalink),
    ]),
  );

/** BM25 on exactly the terms that the site counts. */
function lucene(posts: Subject[], most?: number): Ranking {
  const score = bm25(termsOf(posts, stemmer), most);
  return new Map(
    posts.map(({permalink}, query) => [
      permalink,
      posts
        .map((post, at) => ({at, slug: post.permalink}))
        .filter(({at}) => at !== query)
        .sort((a, b) => score(query, b.at) - score(query, a.at))
        .map(({slug}) => slug),
    ]),
  );
}

/** All rankings of the posts of a day. */
export function rankingsOf(day: Day) {
  const posts = readCorpus(day);
  return {
    'TF-IDF': site(posts),
    BM25: lucene(posts),
    'BM25, 25 terms': lucene(posts, 25),
  };
}
