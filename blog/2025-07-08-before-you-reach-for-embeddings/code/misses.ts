import {readCorpus} from './corpus';
import {hitsOf, isWanted, labels, slugs} from './precision';
import {rankings} from './rankings';

const ranking = rankings['TF-IDF'](readCorpus());
hitsOf(ranking).forEach((hits, i) => {
  const slug = slugs[i]!;
  const best = Math.min(3, Object.keys(labels[slug]!).length);
  if (hits < best) {
    console.log(`${hits} of ${best} after ${slug}`);
    ranking.get(slug)!.forEach((other, place) => {
      if (place >= 3 && isWanted(slug, other)) {
        console.log(`    missed, at place ${place + 1}: ${other}`);
      }
    });
  }
});
