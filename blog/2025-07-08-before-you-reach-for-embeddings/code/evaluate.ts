import {randomisation} from './chance';
import {days} from './corpus';
import {atRandom, averages, ceiling, hitsOf, places, sum} from './precision';
import {rankingsOf} from './rankings';

export const site = 'TF-IDF (this site)';

/** Hits, mean average precision, and p against the site's ranking. */
export const scores = days.map((day) => {
  const rankings = rankingsOf(day);
  const own = averages(rankings[site]!);
  return Object.entries(rankings).map(([name, ranking]) => {
    const found = averages(ranking);
    return {
      name,
      hits: sum(hitsOf(ranking)),
      map: sum(found) / found.length,
      p: randomisation(found.map((value, i) => value - own[i]!)),
    };
  });
});

// Run by itself, this prints the table.
if (process.argv[1] === __filename) {
  const heads = days.map((day) => day.replace('2026-', '').padStart(10));
  console.log(''.padEnd(21), ...heads);
  scores[0]!.forEach(({name}, row) => {
    const cells = scores.map((day) =>
      `${day[row]!.hits} ${day[row]!.map.toFixed(3)}`.padStart(10),
    );
    console.log(name.padEnd(21), ...cells);
  });
  console.log(`possible: ${ceiling} hits in ${places} places`);
  console.log(`at random: ${atRandom.toFixed(1)} hits`);
}
