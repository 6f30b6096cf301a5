import type {Ranking} from './bound';
import {labels, neighbours, posts} from './rank';

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
