import {badLinks} from './bound';
import {labels, posts, quotedMistakes, reviewing, siteRanking} from './rank';

const whole = posts.find(({permalink}) => permalink === reviewing)!.text;
/** Where each word of the post on reviewing begins, and where the post ends. */
const starts = [
  ...[...whole.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.,’'-]*/gu)].map(
    ({index}) => index,
  ),
  whole.length,
];
const table = quotedMistakes.exec(whole)!;
const first = starts.findIndex((at) => at >= table.index);
const size = starts.filter(
  (at) => at >= table.index && at < table.index + table[0].length,
).length;

/** How many links are bad if as many words as the table has are cut elsewhere, for each place, or every so many. */
export const elsewhere = (step = 1) =>
  [...starts.keys()]
    .filter(
      (at) =>
        at + size < starts.length && (at + size <= first || at >= first + size),
    )
    .filter((_, index) => index % step === 0)
    .map((at) => {
      const text = whole.slice(0, starts[at]) + whole.slice(starts[at + size]);
      const cut = posts.map((post) =>
        post.permalink === reviewing ? {...post, text} : post,
      );
      return badLinks(labels, siteRanking(cut), 2).length;
    });

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  const counts = elsewhere();
  for (const bad of new Set(counts)) {
    console.log(
      `${counts.filter((count) => count === bad).length} of ${counts.length} cuts: ${bad} bad links`,
    );
  }
}
