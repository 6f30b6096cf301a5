import {stemmer} from 'stemmer';
import {
  orderPosts,
  rankPosts,
  type Subject,
} from '../../../src/lib/rank-posts/rank-posts';
import {days, readCorpus} from './corpus';
import {isWanted, labels} from './precision';

/** What the site recommends after each of these posts, and what other rules would. */
export function recommendations(posts: Subject[]) {
  const order = orderPosts(posts, stemmer);
  const related = rankPosts(posts, stemmer);
  const shown = posts.flatMap(({permalink: slug}, index) =>
    related.get(slug)!.map(({permalink: other}, place) => ({
      slug,
      other,
      place,
      isWanted: isWanted(slug, other),
      similarity: order[index]![place]!.nearness,
    })),
  );

  /** How many unwanted ones a ranking that knew the labels would show. */
  const unavoidable = posts
    .map(({permalink: slug}) => {
      const wanted = Object.keys(labels[slug]!).length;
      return Math.max(0, related.get(slug)!.length - wanted);
    })
    .reduce((total, count) => total + count, 0);

  /** A post has to be at least so similar, as a share of the most similar one. */
  const relative = (share: number) =>
    shown.filter(({slug, similarity}) => {
      const beside = shown.filter((one) => one.slug === slug);
      return (
        similarity >= share * Math.max(...beside.map((one) => one.similarity))
      );
    });

  /** What would be shown if a post had to be at least as similar as that. */
  const above = (threshold: number) =>
    shown.filter((one) => one.similarity >= threshold);

  /**
   * The same with a threshold for each post, found on the other nine:
   * as high as it can be without losing a wanted one there.
   */
  const heldOut = posts.flatMap(({permalink: slug}) => {
    const rest = shown.filter((one) => ![one.slug, one.other].includes(slug));
    const wanted = rest.filter((one) => one.isWanted);
    const least = Math.min(...wanted.map((one) => one.similarity));
    return above(least).filter((one) => one.slug === slug);
  });
  const firstTwo = shown.filter(({place}) => place < 2);
  return {shown, unavoidable, above, relative, heldOut, firstTwo};
}

const count = (list: Array<{isWanted: boolean}>, wanted: boolean) =>
  list.filter((one) => one.isWanted === wanted).length;

/** The rows of the table that the post shows: a number a day. */
export const rows = (() => {
  const all = days.map((day) => recommendations(readCorpus(day)));
  const lost = (
    rule: (day: (typeof all)[number]) => Array<{isWanted: boolean}>,
  ) => all.map((day) => count(day.shown, true) - count(rule(day), true));
  return {
    'related posts shown': all.map(({shown}) => shown.length),
    'of them unwanted': all.map(({shown}) => count(shown, false)),
    '... with a perfect ranking': all.map(({unavoidable}) => unavoidable),
    '... with threshold 0.1': all.map(({above}) => count(above(0.1), false)),
    '      wanted ones lost to that': lost(({above}) => above(0.1)),
    '... with threshold 0.085': all.map(({above}) =>
      count(above(0.085), false),
    ),
    '      wanted ones lost to it': lost(({above}) => above(0.085)),
    '... with 0.7 of the nearest': all.map(({relative}) =>
      count(relative(0.7), false),
    ),
    '      wanted ones lost to this': lost(({relative}) => relative(0.7)),
    '... with held-out thresholds': all.map(({heldOut}) =>
      count(heldOut, false),
    ),
    '      wanted ones lost to those': lost(({heldOut}) => heldOut),
    '... with two places only': all.map(({firstTwo}) => count(firstTwo, false)),
    '      wanted ones lost to two': lost(({firstTwo}) => firstTwo),
  };
})();

// Run by itself, this prints the table.
if (process.argv[1] === __filename) {
  const heads = days.map((day) => day.replace('2026-', ''));
  console.log(''.padEnd(32), ...heads);
  for (const [name, numbers] of Object.entries(rows)) {
    console.log(name.padEnd(32), ...numbers.map((n) => String(n).padStart(5)));
  }
}
