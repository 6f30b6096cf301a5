import type {Shared} from '../post-surroundings';
import {countTerms, wordOfTerm, type Stem, type Terms} from './terms';

/** What of a post decides what it is related to. */
export type Subject = {
  /** Tells posts apart. */
  permalink: string;
  title: string;
  description: string;
  /** Labels. */
  tags: string[];
  /** Names. */
  authors: string[];
  /** Markdown. */
  text: string;
};

export type Related = {permalink: string; shared: Shared};

/** At most so many are named, */
const most = 3;
/** and beyond the second only those at least this near, as a share of the nearest. */
const nearEnough = 0.6;
/** How often a word of these counts, compared with one of the text. */
const weights = {title: 4, description: 3, tags: 4};

/** Length 1, so that a long text is not nearer than a short one. */
function scaled(vector: Terms): Terms {
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([term, value]) => [term, value / length]));
}

/** What each term adds to the nearness of two texts. */
type Nearness = Array<[term: string, share: number]>;

const products = (a: Terms, b: Terms): Nearness =>
  [...a].map(([term, value]) => [term, value * (b.get(term) ?? 0)]);

/** How many of the lists hold each item. */
function frequencies(lists: Array<Iterable<string>>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of lists.flatMap((list) => [...new Set(list)])) {
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return counts;
}

/** How often each post uses each term, its title, description and tags weighing more than its text. */
export function termsOf(posts: Subject[], stem: Stem): Terms[] {
  return posts.map(({title, description, tags, text}) =>
    countTerms(
      [
        [title, weights.title],
        [description, weights.description],
        [tags.join(' '), weights.tags],
        [text, 1],
      ],
      stem,
    ),
  );
}

/** A post, as seen from another. */
type Neighbour = {post: Subject; nearness: number; shares: Nearness};

/**
 * Orders for each post all others that have anything in common with it: by the cosine of their vectors
 * of TF-IDF weights, the frequency of a term damped by its logarithm (Manning, Raghavan and Schütze,
 * "Introduction to Information Retrieval", 2008, section 6.4).
 *
 * @param posts their order decides between posts equally near
 * @returns in the order of the posts, the nearest first
 */
export function orderPosts(posts: Subject[], stem: Stem): Neighbour[][] {
  const counts = termsOf(posts, stem);
  const inPosts = frequencies(counts.map((terms) => terms.keys()));
  const vectors = counts.map((terms) =>
    scaled(
      new Map(
        [...terms].map(([term, count]) => [
          term,
          (1 + Math.log(count)) * Math.log(posts.length / inPosts.get(term)!),
        ]),
      ),
    ),
  );
  return vectors.map((vector, index) =>
    posts
      .map((post, at) => {
        const shares = products(vector, vectors[at]!);
        return {post, shares, nearness: shares.reduce((sum, [, share]) => sum + share, 0)};
      })
      .filter(({post, nearness}) => post !== posts[index] && nearness > 0)
      .sort((a, b) => b.nearness - a.nearness),
  );
}

/**
 * Names for each post two or three others that are nearest to it.
 *
 * @param posts all that may be named; their order decides between posts equally near
 * @returns by permalink, the nearest first; fewer than two only where no more have anything in common
 */
export function rankPosts(posts: Subject[], stem: Stem): Map<string, Related[]> {
  const ofTag = frequencies(posts.map(({tags}) => tags));
  const rarest = (tags: string[]) => [...tags].sort((a, b) => ofTag.get(a)! - ofTag.get(b)!)[0];
  const sharedBy = (post: Subject, other: Subject, nearness: Nearness): Shared => {
    const tag = rarest(other.tags.filter((name) => post.tags.includes(name)));
    if (tag !== undefined) {
      return {tag};
    }
    const author = other.authors.find((name) => post.authors.includes(name));
    if (author !== undefined) {
      return {author};
    }
    const [[term]] = nearness.sort(([, a], [, b]) => b - a) as [[string, number]];
    return {word: wordOfTerm(term, `${post.title} ${post.description} ${post.text}`, stem) ?? term};
  };

  return new Map(
    orderPosts(posts, stem).map((others, index) => {
      const post = posts[index]!;
      const related = others
        .slice(0, most)
        .filter(({nearness}, at) => at < 2 || nearness >= nearEnough * others[0]!.nearness)
        .map(({post: other, shares}) => ({
          permalink: other.permalink,
          shared: sharedBy(post, other, shares),
        }));
      return [post.permalink, related];
    }),
  );
}
