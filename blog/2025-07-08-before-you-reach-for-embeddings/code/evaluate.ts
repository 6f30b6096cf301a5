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
  console.log(''.padEnd(21), ...days.map((day) => day.padEnd(17)));
  console.log(''.padEnd(21), ...days.map(() => 'hits   MAP     p '));
  scores[0]!.forEach(({name}, row) => {
    const cells = scores.map((day) => {
      const {hits, map, p} = day[row]!;
      const chance = name === site ? '  -  ' : p.toFixed(3);
      return `${String(hits).padStart(4)} ${map.toFixed(3)} ${chance} `;
    });
    console.log(name.padEnd(21), ...cells);
  });
  console.log(`possible: ${ceiling} hits in ${places} places`);
  console.log(`at random: ${atRandom.toFixed(1)} hits`);
}
