import {randomisation} from './chance';
import {days, readCorpus} from './corpus';
import {averages, byLot, ceiling, hitsOf, places, sum} from './precision';
import {rankings} from './rankings';

for (const day of days) {
  const posts = readCorpus(day);
  const own = averages(rankings['TF-IDF'](posts));
  console.log(`texts of ${day}   hits    MAP      p`);
  for (const [name, rank] of Object.entries(rankings)) {
    const ranking = rank(posts);
    const found = averages(ranking);
    const p = randomisation(found.map((value, i) => value - own[i]!));
    console.log(
      name.padEnd(17),
      `${sum(hitsOf(ranking))}/${places}`.padStart(9),
      (sum(found) / found.length).toFixed(3).padStart(6),
      (name === 'TF-IDF' ? '-' : p.toFixed(3)).padStart(6),
    );
  }
}
console.log(`by lot: ${byLot.toFixed(1)}/${places}`);
console.log(`ceiling: ${ceiling}/${places}`);
