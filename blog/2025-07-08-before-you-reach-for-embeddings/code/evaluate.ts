import {bootstrap, signTest} from './chance';
import {readCorpus} from './corpus';
import {byLot, ceiling, hitsOf, places, sum} from './precision';
import {rankings} from './rankings';

const posts = readCorpus();
const own = hitsOf(rankings['TF-IDF'](posts));

console.log('precision at 3  hits  share  95% of draws   p');
for (const [name, rank] of Object.entries(rankings)) {
  const hits = hitsOf(rank(posts));
  const better = hits.filter((count, i) => count > own[i]!).length;
  const worse = hits.filter((count, i) => count < own[i]!).length;
  const [low, high] = bootstrap(hits);
  console.log(
    name.padEnd(14),
    `${sum(hits)}/${places}`.padStart(6),
    (sum(hits) / places).toFixed(2).padStart(6),
    `  ${low!.toFixed(2)} to ${high!.toFixed(2)} `,
    name === 'TF-IDF'
      ? '  -'
      : `  ${signTest(better, worse).toFixed(3)} (+${better} -${worse})`,
  );
}
console.log(`by lot: ${byLot.toFixed(1)}/${places}`);
console.log(`ceiling: ${ceiling}/${places}`);
