import {stemmer} from 'stemmer';
import {
  orderPosts,
  rankPosts,
  type Subject,
} from '../../../src/lib/rank-posts/rank-posts';
import {days, readCorpus} from './corpus';
import {bound, isWanted} from './precision';

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

  const unavoidable = bound((slug) => related.get(slug)!.length);

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
  /** The highest threshold that loses no wanted one, known only afterwards. */
  const best = Math.min(
    ...shown.filter((one) => one.isWanted).map((one) => one.similarity),
  );
  return {shown, unavoidable, above, relative, heldOut, firstTwo, best};
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
    '... with threshold 0.0864': all.map(({above}) =>
      count(above(0.0864), false),
    ),
    '      wanted ones lost to it': lost(({above}) => above(0.0864)),
    '... with threshold 0.08': all.map(({above}) => count(above(0.08), false)),
    '      wanted ones lost to 0.08': lost(({above}) => above(0.08)),
    '... with the best threshold': all.map(({above, best}) =>
      count(above(best), false),
    ),
    '      which is': all.map(({best}) => best.toFixed(4)),
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
    '      and with an ideal ranking': all.map(() => bound(() => 2)),
  };
})();

// Run by itself, this prints the table.
if (process.argv[1] === __filename) {
  const heads = days.map((day) => day.replace('2026-', ''));
  console.log(''.padEnd(32), ...heads.map((head) => head.padStart(6)));
  for (const [name, numbers] of Object.entries(rows)) {
    console.log(name.padEnd(32), ...numbers.map((n) => String(n).padStart(6)));
  }
}
