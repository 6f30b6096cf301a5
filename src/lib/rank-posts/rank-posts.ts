import type {Shared} from './related-content';
import {countTerms, type Stem, type Terms} from './terms';

/** The parts of a post that determine its related posts. */
export type Subject = {
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

const most = 3;
/** From the third on, the least nearness, as a share of the nearest post's. */
const nearEnough = 0.6;
/** How much a word in these counts, relative to one in the text. */
const weights = {title: 4, description: 3, tags: 4};

/** Scales a vector to length 1, so that a long text is not nearer than a short one. */
function scaled(vector: Terms): Terms {
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([term, value]) => [term, value / length]));
}

/** Counts how many of the lists contain each item. */
function frequencies(lists: Array<Iterable<string>>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of lists.flatMap((list) => [...new Set(list)])) {
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return counts;
}

/**
 * How often each post uses each term, its title, description and tags weighing more than its text.
 *
 * @public for posts that measure it
 */
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

/** A post, and how near it is to another. */
type Neighbour = {post: Subject; nearness: number};

/**
 * Weighs the terms of posts (TF-IDF, with logarithmic term frequency: Manning, Raghavan and Schütze,
 * "Introduction to Information Retrieval", 2008, section 6.4), and records for each term where it is used,
 * so that a post is compared only with those that share a term with it.
 */
function weigh(posts: Subject[], stem: Stem) {
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
  const places = new Map<string, {at: number[]; values: number[]}>();
  vectors.forEach((vector, at) => {
    for (const [term, value] of vector) {
      // A term in all posts brings none nearer.
      if (value > 0) {
        const place = places.get(term) ?? {at: [], values: []};
        place.at.push(at);
        place.values.push(value);
        places.set(term, place);
      }
    }
  });
  return {vectors, places};
}

/** The nearness of one post to each: the cosine of their vectors. */
function nearnessOf(vector: Terms, {vectors, places}: ReturnType<typeof weigh>): Float64Array {
  const nearness = new Float64Array(vectors.length);
  for (const [term, value] of vector) {
    const {at, values} = places.get(term) ?? {at: [], values: []};
    // A plain loop, since it runs hundreds of millions of times with thousands of posts.
    for (let index = 0; index < at.length; index++) {
      nearness[at[index]!]! += value * values[index]!;
    }
  }
  return nearness;
}

/**
 * The cosine of the vectors of each post and each, in the order of the posts.
 *
 * @public for posts that measure it
 */
export function cosinesOf(posts: Subject[], stem: Stem): Float64Array[] {
  const weighed = weigh(posts, stem);
  return weighed.vectors.map((vector) => nearnessOf(vector, weighed));
}

function nearest(posts: Subject[], weighed: ReturnType<typeof weigh>, most: number): Neighbour[][] {
  return weighed.vectors.map((vector, index) => {
    const all = nearnessOf(vector, weighed);
    return posts
      .map((post, at) => ({post, nearness: at === index ? 0 : all[at]!}))
      .filter(({nearness}) => nearness > 0)
      .sort((a, b) => b.nearness - a.nearness)
      .slice(0, most);
  });
}

/**
 * For each post, sorts all others that have anything in common with it by the cosine of their vectors.
 *
 * @param posts their order decides between posts equally near
 * @returns in the order of the posts, the nearest first
 * @public for posts that measure it
 */
export const orderPosts = (posts: Subject[], stem: Stem): Neighbour[][] =>
  nearest(posts, weigh(posts, stem), posts.length);

/**
 * Finds the two or three nearest posts to each, by permalink, the nearest first; fewer only if no more have anything in
 * common. Their order decides between posts equally near.
 */
export function rankPosts(posts: Subject[], stem: Stem): Map<string, Related[]> {
  const ofTag = frequencies(posts.map(({tags}) => tags));
  const sharedBy = (post: Subject, other: Subject): Shared => {
    const [tag] = other.tags
      .filter((name) => post.tags.includes(name))
      .sort((a, b) => ofTag.get(a)! - ofTag.get(b)!);
    const author = other.authors.find((name) => post.authors.includes(name));
    return tag === undefined ? {author} : {tag};
  };
  return new Map(
    nearest(posts, weigh(posts, stem), most).map((others, index) => [
      posts[index]!.permalink,
      others
        .filter(({nearness}, at) => at < 2 || nearness >= nearEnough * others[0]!.nearness)
        .map(({post}) => ({
          permalink: post.permalink,
          shared: sharedBy(posts[index]!, post),
        })),
    ]),
  );
}
