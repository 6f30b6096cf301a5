import type {Subject} from '../../../src/lib/rank-posts/rank-posts';
import {readCorpus, type Day} from './corpus';
import {averages, slugs, sum} from './precision';
import {lucene, site, type Ranking} from './rankings';
import {recommendations} from './shown';

type Part = 'title' | 'description' | 'tags' | 'text';

/** The posts of one day, with some parts as they were on another. */
export function swapped(day: Day, other: Day, parts: Part[]): Subject[] {
  const theirs = readCorpus(other);
  return readCorpus(day).map((post, at) => ({
    ...post,
    ...Object.fromEntries(parts.map((part) => [part, theirs[at]![part]])),
  }));
}

/** How many posts differ in a part between two days. */
export const differing = (day: Day, other: Day, part: Part): number =>
  swapped(day, other, [part]).filter(
    (post, at) => String(post[part]) !== String(readCorpus(day)[at]![part]),
  ).length;

const precisionOf = (ranking: Ranking) => sum(averages(ranking)) / slugs.length;

/** What a change of some parts, and of nothing else, does to rankings and threshold. */
export function scoresOf(posts: Subject[]) {
  const {shown} = recommendations(posts);
  const wanted = shown.filter((one) => one.isWanted);
  return {
    site: precisionOf(site(posts)).toFixed(3),
    bm25: precisionOf(lucene(posts)).toFixed(3),
    lost: wanted.filter((one) => one.similarity < 0.1).length,
    wanted: wanted.length,
  };
}

// Run by itself, this prints which edits did what.
if (process.argv[1] === __filename) {
  const cases: Array<[Day, Day, Part[]]> = [
    ['2026-11-21', '2026-11-25', ['tags']],
    ['2026-11-21', '2026-11-25', ['text']],
    ['2026-11-25', '2026-11-27', ['title', 'description']],
    ['2026-11-27', '2026-11-25', ['title', 'description']],
  ];
  for (const [day, other, parts] of cases) {
    const {site, bm25, lost, wanted} = scoresOf(swapped(day, other, parts));
    console.log(`${day}, with each ${parts.join(' and ')} of ${other}:`);
    console.log(
      `  MAP: TF-IDF ${site}, BM25 ${bm25}; 0.1 loses ${lost} of ${wanted} wanted`,
    );
  }
}
