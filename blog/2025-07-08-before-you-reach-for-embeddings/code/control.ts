import {totals} from './bound';
import {
  cosines,
  errorTable,
  labels,
  quotation,
  rankingOf,
  reviewing,
  reviewingText,
  testing,
  withReviewing,
} from './rank';

/** Where each word of the post on reviewing begins, and where the post ends. */
const starts = [
  ...[...reviewingText.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.,’'-]*/gu)].map(
    ({index}) => index,
  ),
  reviewingText.length,
];

/** How the posts rank with a text of the one on reviewing. */
export function rankedWith(text: string) {
  const found = cosines(withReviewing(text));
  const ranking = rankingOf(found);
  return {
    cosine: found
      .find(({page}) => page === testing)!
      .others.find(({other}) => other === reviewing)!.cosine,
    shown: ranking[testing]!.slice(0, 2).includes(reviewing),
    filled: totals(labels, ranking, 2).filled,
  };
}

/** The same if as many words as a part has are cut elsewhere, at each place, or every so many. */
export function elsewhere(part: RegExp, step = 1) {
  const {index, 0: cut} = part.exec(reviewingText)!;
  const first = starts.findIndex((at) => at >= index);
  const size = starts.filter(
    (at) => at >= index && at < index + cut.length,
  ).length;
  const cuts = [...starts.keys()]
    .filter(
      (at) =>
        at + size < starts.length && (at + size <= first || at >= first + size),
    )
    .filter((_, place) => place % step === 0)
    .map((at) =>
      rankedWith(
        reviewingText.slice(0, starts[at]) +
          reviewingText.slice(starts[at + size]),
      ),
    );
  return {size, cuts};
}

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  for (const part of [quotation, errorTable]) {
    const {size, cuts} = elsewhere(part);
    const lowest = Math.min(...cuts.map(({cosine}) => cosine)).toFixed(3);
    const most = Math.max(...cuts.map(({filled}) => filled));
    console.log(
      `${size} words, ${cuts.length} cuts: cosine at least ${lowest}, reviewing shown under testing after ${cuts.filter(({shown}) => shown).length}, at most ${most} places filled`,
    );
  }
}
