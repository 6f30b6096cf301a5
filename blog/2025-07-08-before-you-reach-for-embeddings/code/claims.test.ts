import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {bootstrap, signTest} from './chance';
import {presentCorpus, readCorpus} from './corpus';
import figures from './figures';
import {ceiling, hitsOf, labels, slugs, sum} from './precision';
import {rankings} from './rankings';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');
const remake =
  'This post shows other numbers than its scripts find: run `bash blog/2025-07-08-before-you-reach-for-embeddings/code/remake.sh`';
const refresh = `${remake}, and correct this sentence of index.md, or what it concludes.`;

const posts = readCorpus();
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
const improvable = slugs.filter(
  (slug, i) => hits.site[i]! < Math.min(3, Object.keys(labels[slug]!).length),
).length;

test('the labelled posts still exist, so that the corpus can be made anew', () => {
  const names = ({permalink}: {permalink: string}) => permalink;
  expect(presentCorpus().map(names)).toEqual(posts.map(names));
  expect(posts.map(names).sort()).toEqual([...slugs].sort());
});

test.each([
  `puts ${sum(hits.site)} wanted posts where at most ${ceiling} could stand`,
  `BM25, on the same words, puts ${sum(hits.bm25)}`,
  `could improve is ${improvable}`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test('“no room to pay off”: too few posts can improve for the test to notice', () => {
  expect(signTest(5, 0)).toBeGreaterThan(0.05);
  expect(signTest(6, 0)).toBeLessThan(0.05);
  expect(improvable, refresh).toBeLessThan(6);
});

test('“about a quarter of the scale”', () => {
  const [low, high] = bootstrap(hits.site);
  expect(high! - low!, refresh).toBeGreaterThan(0.2);
  expect(high! - low!, refresh).toBeLessThan(0.3);
});

test('“ten posts cannot tell which of the two is better”', () => {
  expect(pAgainst(hits.bm25), refresh).toBeGreaterThan(0.05);
});

test('“too unevenly for chance”, and by Bonferroni’s standard too for the newest', () => {
  expect(pAgainst(hits.tags), refresh).toBeLessThan(0.05);
  expect(pAgainst(hits.newest), refresh).toBeLessThan(0.05 / 3);
});

test('“the verdict on shared tags hangs on a single post”', () => {
  const better = hits.tags.filter((count, i) => count > hits.site[i]!).length;
  const worse = hits.tags.filter((count, i) => count < hits.site[i]!).length;
  const isBelow = (more: number) => signTest(better, worse + more) < 0.05 / 3;
  expect(isBelow(-1), refresh).toBe(false);
  expect(isBelow(1), refresh).toBe(true);
});

test('the charts show what is measured now', async () => {
  for (const [name, figure] of Object.entries(await figures())) {
    expect(JSON.parse(read(`../data/${name}.json`)), remake).toMatchObject(
      figure,
    );
  }
});
