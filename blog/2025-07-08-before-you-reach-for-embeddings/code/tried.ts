import {totals, type Ranking} from './bound';
import {labels, neighbours, posts, neighboursLast, siteRanking} from './rank';

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

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  const ranks = {before: siteRanking(), tried: neighboursLast()};
  for (const [when, ranking] of Object.entries(ranks)) {
    const {unwanted} = totals(labels, ranking, 2);
    const whole = wholePages(ranking);
    const repeats = String(whole.repeated).padStart(3);
    console.log(
      `${when.padEnd(6)}  Read next    ${String(unwanted).padStart(2)} unwanted ${repeats} repeats`,
    );
    console.log(
      `        whole pages  ${whole.unwanted} unwanted ${String(whole.wanted).padStart(3)} wanted`,
    );
  }
}
