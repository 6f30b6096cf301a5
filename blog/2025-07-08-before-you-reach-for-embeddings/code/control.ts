import {
  quotation,
  reviewing,
  reviewingText,
  siteRanking,
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
const row = quotation.exec(reviewingText)!;
const first = starts.findIndex((at) => at >= row.index);
const size = starts.filter(
  (at) => at >= row.index && at < row.index + row[0].length,
).length;

/** Whether reviewing is still shown under testing if as many words as the row has are cut elsewhere, for each place, or every so many. */
export const elsewhere = (step = 1) =>
  [...starts.keys()]
    .filter(
      (at) =>
        at + size < starts.length && (at + size <= first || at >= first + size),
    )
    .filter((_, index) => index % step === 0)
    .map((at) => {
      const text =
        reviewingText.slice(0, starts[at]) +
        reviewingText.slice(starts[at + size]);
      return siteRanking(withReviewing(text))
        [testing]!.slice(0, 2)
        .includes(reviewing);
    });

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  const shown = elsewhere();
  console.log(
    `${shown.filter(Boolean).length} of ${shown.length} cuts: reviewing still shown under testing`,
  );
}
