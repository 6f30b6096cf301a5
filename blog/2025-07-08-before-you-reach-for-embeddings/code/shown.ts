import {stemmer} from 'stemmer';
import {orderPosts, rankPosts} from '../../../src/lib/rank-posts/rank-posts';
import {readCorpus} from './corpus';
import {isWanted, labels} from './precision';

const posts = readCorpus();
const order = orderPosts(posts, stemmer);
const related = rankPosts(posts, stemmer);

/** Whatever stands below a title on the site, as a list of all ten. */
export const shown = posts.flatMap(({permalink: slug}, index) =>
  related.get(slug)!.map(({permalink, shared}, place) => ({
    slug,
    other: permalink,
    isWanted: isWanted(slug, permalink),
    reason: Object.keys(shared)[0]!,
    nearness: order[index]![place]!.nearness,
  })),
);
export const unwanted = shown.filter((one) => !one.isWanted);

/** How many unwanted ones a ranking that knew the labels would show. */
export const unavoidable = posts
  .map(({permalink: slug}) => {
    const wanted = Object.keys(labels[slug]!).length;
    return Math.max(0, related.get(slug)!.length - wanted);
  })
  .reduce((total, count) => total + count, 0);

/** What would be shown if a post had to be as near as that. */
export const above = (nearness: number) =>
  shown.filter((one) => one.nearness >= nearness);

/** The same, with a threshold from the other posts: as high as loses none that is wanted after them. */
export const byOthers = posts.flatMap(({permalink: slug}) => {
  const others = shown.filter((one) => one.slug !== slug && one.other !== slug);
  const wanted = others.filter((one) => one.isWanted);
  const least = Math.min(...wanted.map((one) => one.nearness));
  return above(least).filter((one) => one.slug === slug);
});

// Run by itself, this prints what the post shows.
if (process.argv[1] === __filename) {
  const near = above(0.1);
  const good = near.filter((one) => one.isWanted).length;
  const held = byOthers.filter((one) => one.isWanted).length;
  for (const {slug, other, reason} of unwanted) {
    console.log(`${slug}\n    ${other} (by ${reason})`);
  }
  console.log(`unwanted: ${unwanted.length} of ${shown.length}`);
  console.log(`with the best ranking: ${unavoidable}`);
  console.log(`nearer than 0.1: ${near.length - good} of ${near.length}`);
  console.log(`wanted ones lost by that: ${shown.length - unwanted.length - good}`);
  console.log(`threshold from the others: ${byOthers.length - held} of ${byOthers.length}`);
  console.log(`wanted ones lost by that: ${shown.length - unwanted.length - held}`);
}
