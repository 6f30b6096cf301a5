import {totals, type Ranking} from './bound';
import {labels, neighbours, posts, sinceThen, siteRanking} from './rank';

/** Counts different links on all pages, those to the posts before and after included. */
export function wholePages(ranking: Ranking) {
  const counts = {wanted: 0, unwanted: 0, repeated: 0};
  for (const {permalink} of posts) {
    const shown = ranking[permalink]!.slice(0, 2);
    const next = neighbours(permalink);
    for (const other of new Set([...shown, ...next])) {
      counts[other in labels[permalink]! ? 'wanted' : 'unwanted']++;
    }
    counts.repeated += shown.filter((other) => next.includes(other)).length;
  }
  return counts;
}

const ranks = {before: siteRanking(), since: sinceThen()};
// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
for (const [when, ranking] of Object.entries(ranks)) {
  const {unwanted, replaceable} = totals(labels, ranking, 2);
  const whole = wholePages(ranking);
  console.log(
    `${when.padEnd(6)}  Read next: ${unwanted} unwanted, ${replaceable} of them replaceable, ` +
      `${whole.repeated} that repeat a neighbour\n        whole pages: ${whole.wanted} wanted, ${whole.unwanted} unwanted`,
  );
}
}
