import {signTest} from './chance';
import {readCorpus} from './corpus';
import {isWanted, labels, slugs} from './precision';
import {rankings} from './rankings';

const ranking = rankings['TF-IDF'](readCorpus());
let improvable = 0;
for (const slug of slugs) {
  const order = ranking.get(slug)!;
  const best = Math.min(3, Object.keys(labels[slug]!).length);
  const hits = order.slice(0, 3).filter((other) => isWanted(slug, other));
  console.log(`${hits.length}/${best} ${slug}`);
  if (hits.length < best) {
    improvable += 1;
    for (const missed of order.slice(3)) {
      if (isWanted(slug, missed)) {
        console.log(`    place ${order.indexOf(missed) + 1}: ${missed}`);
      }
    }
  }
}
console.log(`posts that any ranking could improve: ${improvable}`);
console.log(`p if it improves all: ${signTest(improvable, 0).toFixed(2)}`);
