import {stemmer} from 'stemmer';
import {
  rankPosts,
  termsOf,
  type Subject,
} from '../../../src/lib/rank-posts/rank-posts';
import {days, readCorpus, type Day} from './corpus';
import {isWanted} from './precision';
import {site} from './rankings';

/** The site's measure of similarity, written again. */
function similarityOf(posts: Subject[]) {
  const known = termsOf(posts, stemmer);
  const idf = (term: string) => {
    const having = known.filter((terms) => terms.has(term)).length;
    return Math.log(known.length / having);
  };
  const vectors = known.map((terms) => {
    const vector = [...terms].map(
      ([term, count]) => [term, (1 + Math.log(count)) * idf(term)] as const,
    );
    const length = Math.hypot(...vector.map(([, value]) => value));
    return new Map(vector.map(([term, value]) => [term, value / length]));
  });
  const at = new Map(posts.map(({permalink}, index) => [permalink, index]));
  return (slug: string, other: string): number => {
    const theirs = vectors[at.get(other)!]!;
    return [...vectors[at.get(slug)!]!].reduce(
      (sum, [term, value]) => sum + value * (theirs.get(term) ?? 0),
      0,
    );
  };
}

type Link = {
  slug: string;
  other: string;
  isWanted: boolean;
  similarity: number;
};

/** The links of a version, two after each post. */
export function linksOf(day: Day): Link[] {
  const posts = readCorpus(day);
  const similarity = similarityOf(posts);
  return [...site(posts)].flatMap(([slug, others]) =>
    others.slice(0, 2).map((other) => ({
      slug,
      other,
      isWanted: isWanted(slug, other),
      similarity: similarity(slug, other),
    })),
  );
}

const all = days.map(linksOf);
/** How similar the least similar wanted link is, by version: no higher threshold keeps it. */
export const least = all.map((links) =>
  Math.min(...links.filter((one) => one.isWanted).map((one) => one.similarity)),
);

/** How similar the most similar unwanted link is. */
export const mostUnwanted = all.map((links) =>
  Math.max(
    ...links.filter((one) => !one.isWanted).map((one) => one.similarity),
  ),
);

/** By version, how many unwanted links a rule leaves and how many wanted ones it loses. */
const outcome = (keeps: (link: Link, version: number) => boolean) =>
  all.map((links, version) => ({
    left: links.filter((one) => !one.isWanted && keeps(one, version)).length,
    lost: links.filter((one) => one.isWanted && !keeps(one, version)).length,
  }));

export const rules = {
  'No threshold': outcome(() => true),
  '0.1, chosen on v2': outcome(({similarity}) => similarity >= 0.1),
  '0.0864, chosen after v4': outcome(({similarity}) => similarity >= 0.0864),
  'Best in hindsight': outcome(
    ({similarity}, version) => similarity >= least[version]!,
  ),
};

/** How many links, wanted or not, a threshold keeps on a version. */
export const keptAt = (version: number, isWanted: boolean, threshold: number) =>
  all[version]!.filter(
    (one) => one.isWanted === isWanted && one.similarity >= threshold,
  ).length;

/**
 * How many third links the site would show by the rule that it had until 28 November,
 * and how many of them are wanted.
 */
export const thirds = days.map((day) => {
  const third = [...rankPosts(readCorpus(day), stemmer)].flatMap(
    ([slug, related]) =>
      related.slice(2).map(({permalink}) => isWanted(slug, permalink)),
  );
  return {shown: third.length, wanted: third.filter(Boolean).length};
});

// Run by itself, this prints the table.
if (process.argv[1] === __filename) {
  console.log('two places a post: unwanted links left / wanted links lost');
  for (const [name, cells] of Object.entries(rules)) {
    const row = cells.map(({left, lost}) => `${left} / ${lost}`.padStart(7));
    console.log(name.padEnd(24), row.join(''));
  }
  const row = (name: string, numbers: number[]) =>
    console.log(
      name.padEnd(24),
      numbers.map((one) => one.toFixed(3).padStart(7)).join(''),
    );
  for (const [at, {shown, wanted}] of thirds.entries()) {
    console.log(`v${at + 1}: ${shown} third links, ${wanted} wanted`);
  }
  row('least similar wanted', least);
  row('most similar unwanted', mostUnwanted);
}
