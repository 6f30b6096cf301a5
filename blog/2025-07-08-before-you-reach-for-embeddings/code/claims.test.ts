import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {bootstrap, signTest} from './chance';
import {readCorpus} from './corpus';
import {ceiling, hitsOf, labels, slugs, sum} from './precision';
import {rankings} from './rankings';

const text = readFileSync(join(__dirname, '../index.md'), 'utf8').replace(
  /\s+/g,
  ' ',
);
const refresh =
  'The texts of the posts have changed, and with them the ranking: correct this sentence of index.md (or what it concludes), repeat `npm run figures -- before-you-reach-for-embeddings`, and keep what evaluate.ts and misses.ts print now.';

const posts = readCorpus(slugs);
const hits = {
  site: hitsOf(rankings['TF-IDF'](posts)),
  bm25: hitsOf(rankings.BM25(posts)),
  tags: hitsOf(rankings['tags'](posts)),
  newest: hitsOf(rankings['newest'](posts)),
};
const pAgainst = (others: number[]) =>
  signTest(
    others.filter((count, i) => count > hits.site[i]!).length,
    others.filter((count, i) => count < hits.site[i]!).length,
  );
const [low, high] = bootstrap(hits.site).map((share) => share.toFixed(2));
const improvable = slugs.filter(
  (slug, i) => hits.site[i]! < Math.min(3, Object.keys(labels[slug]!).length),
).length;

test.each([
  `puts ${sum(hits.site)} wanted posts where at most ${ceiling} could stand`,
  `BM25, on the same words, puts ${sum(hits.bm25)}`,
  `between ${low} and ${high}`,
  `could improve is ${improvable}`,
  `p = ${signTest(improvable, 0).toFixed(2)}`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test('what the text says of chance holds', () => {
  expect(pAgainst(hits.bm25), refresh).toBeGreaterThan(0.05);
  expect(pAgainst(hits.tags), refresh).toBeLessThan(0.05);
  expect(pAgainst(hits.tags), refresh).toBeGreaterThan(0.05 / 3);
  expect(pAgainst(hits.newest), refresh).toBeLessThan(0.05 / 3);
});
