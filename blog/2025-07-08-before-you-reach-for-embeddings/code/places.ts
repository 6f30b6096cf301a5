import {randomisation} from './chance';
import {days, type Day} from './corpus';
import {bound, isWanted, slugs, sum, wantedAfter} from './precision';
import {rankingsOf, type Ranking} from './rankings';

/** After each post, how many unwanted links a ranking leaves in so many places. */
export const unwantedAfter = (
  ranking: Ranking,
  places: number,
  wants = isWanted,
): number[] =>
  slugs.map((slug) => {
    const first = ranking.get(slug)!.slice(0, places);
    return first.filter((other) => !wants(slug, other)).length;
  });

/** By number of places, then by ranking: the unwanted links of each version. */
export const leftBy = [1, 2, 3].map((places) => {
  const left = (name: keyof ReturnType<typeof rankingsOf>) =>
    days.map((day) => sum(unwantedAfter(rankingsOf(day)[name], places)));
  return {
    places,
    ideal: bound(places),
    rankings: {
      'TF-IDF': left('TF-IDF'),
      BM25: left('BM25'),
      'BM25, 25 terms': left('BM25, 25 terms'),
    },
  };
});

/** How likely equally good rankings differ as much from ours, in two places a post. */
export function chanceOf(day: Day) {
  const {'TF-IDF': site, BM25} = rankingsOf(day);
  const ours = unwantedAfter(site, 2);
  const against = (theirs: number[]) =>
    randomisation(ours.map((count, post) => count - theirs[post]!));
  return {
    BM25: against(unwantedAfter(BM25, 2)),
    ideal: against(slugs.map((slug) => bound(2, [wantedAfter(slug)]))),
  };
}

// Run by itself, this prints the table.
if (process.argv[1] === __filename) {
  console.log('unwanted links: with the ideal ranking, and on each version');
  for (const {places, ideal, rankings} of leftBy) {
    for (const [name, left] of Object.entries(rankings)) {
      const cells = left.map((count) => String(count).padStart(3)).join('');
      const head = `${places * slugs.length} in all, ${places} a post, ${name}`;
      console.log(`${head.padEnd(36)}${String(ideal).padStart(3)} |${cells}`);
    }
  }
  const chances = days.map(chanceOf);
  for (const name of ['BM25', 'ideal'] as const) {
    const cells = chances.map((of) => of[name].toFixed(4)).join(' ');
    console.log(`p of ${name} against TF-IDF, 2 a post: ${cells}`);
  }
}
