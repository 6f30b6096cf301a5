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

function rankBy(
  posts: Subject[],
  score: (query: number, other: number) => number,
): Ranking {
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

/** What this site does. */
export const site = (posts: Subject[]): Ranking =>
  new Map(
    orderPosts(posts, stemmer).map((others, index) => [
      posts[index]!.permalink,
      others.map(({post}) => post.permalink),
    ]),
  );

/** BM25 on exactly the terms that the site counts. */
export const lucene = (posts: Subject[]): Ranking =>
  rankBy(posts, bm25(termsOf(posts, stemmer)));

/** How many tags both have; between equals, the newer post. */
const tags = (posts: Subject[]): Ranking =>
  rankBy(posts, (query, other) => {
    const {tags: own} = posts[query]!;
    const shared = posts[other]!.tags.filter((tag) => own.includes(tag));
    return shared.length + other / posts.length;
  });

/** The newest posts, whatever the reader has just read. */
const newest = (posts: Subject[]): Ranking =>
  rankBy(posts, (_query, other) => other);

/** Every ranking of the posts of a day, by its name. */
export function rankingsOf(day: Day): Record<string, Ranking> {
  const posts = readCorpus(day);
  return {
    'TF-IDF (this site)': site(posts),
    BM25: lucene(posts),
    'shared tags': tags(posts),
    'newest first': newest(posts),
  };
}
