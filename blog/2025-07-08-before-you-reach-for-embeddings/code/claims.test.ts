import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {power, randomisation, signTest} from './chance';
import {days, presentCorpus, readCorpus, type Day} from './corpus';
import {averages, ceiling, hitsOf, labels, slugs, sum} from './precision';
import {rankings} from './rankings';
import {above, byOthers, shown, unavoidable, unwanted} from './shown';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');
const remake =
  'This post shows other numbers than its scripts find: run `bash blog/2025-07-08-before-you-reach-for-embeddings/code/remake.sh`';
const refresh = `${remake}, and correct this sentence of index.md, or what it concludes.`;

const posts = readCorpus();
const hits = hitsOf(rankings['TF-IDF'](posts));
const meanOf = (name: keyof typeof rankings, day: Day) =>
  sum(averages(rankings[name](readCorpus(day)))) / slugs.length;
function pAgainst(name: keyof typeof rankings, day: Day): number {
  const corpus = readCorpus(day);
  const own = averages(rankings['TF-IDF'](corpus));
  return randomisation(
    averages(rankings[name](corpus)).map((value, i) => value - own[i]!),
  );
}
const improvable = slugs.filter(
  (slug, i) => hits[i]! < Math.min(3, Object.keys(labels[slug]!).length),
).length;
const percent = (count: number, all = shown.length) => Math.round((100 * count) / all);
const held = byOthers.filter(({isWanted}) => isWanted).length;
const left = byOthers.length - held;
const lost = shown.length - unwanted.length - held;

test.each(days)('the labelled posts of %s still exist', (day) => {
  const names = ({permalink}: {permalink: string}) => permalink;
  const kept = readCorpus(day).map(names);
  expect(presentCorpus().map(names)).toEqual(kept);
  expect(kept.sort()).toEqual([...slugs].sort());
});

test.each([
  `${sum(hits)} of the ${ceiling} that the labels allow`,
  `it showed ${shown.length} related posts, ${unwanted.length} of them unwanted`,
  `would still show ${unavoidable}`,
  `${["Seven", "Eight", "Nine"][unavoidable - 7]} of the nine are of that kind`,
  `${shown.filter(({reason}) => reason !== 'word').length} of the ${shown.length} reasons are a tag or a team`,
  `leaves ${above(0.1).filter(({isWanted}) => !isWanted).length} and loses no wanted post`,
  `${unwanted.length} unwanted posts to ${above(0.1).filter(({isWanted}) => !isWanted).length}`,
  `${percent(unwanted.length)}% of what stood there`,
  `it leaves ${left} unwanted posts and loses ${lost} wanted ones`,
  `it leaves ${left} and loses ${lost}.`,
  `and ${percent(left, byOthers.length)}% of what that threshold leaves`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test('“loses no wanted post”, “keeps every wanted one”', () => {
  expect(above(0.1).filter(({isWanted}) => isWanted).length, refresh).toBe(
    shown.length - unwanted.length,
  );
});

test('“this post would show none”, “one pair, seen from either side”', () => {
  const [own, other] = ['before-you-reach-for-embeddings', 'rostering-is-a-constraint-problem'];
  const gone = shown.filter((one) => one.isWanted && !byOthers.includes(one));
  expect(gone.map((one) => one.slug).sort(), refresh).toEqual([own, other]);
  expect(gone.map((one) => one.other).sort(), refresh).toEqual([own, other]);
  expect(byOthers.filter(({slug}) => slug === own), refresh).toEqual([]);
});

test('“two posts” could be better, and with five no test can notice', () => {
  expect(improvable, refresh).toBe(2);
  expect(randomisation([1, 1, 1, 1, 1])).toBe(2 / 2 ** 5);
  expect(randomisation([1, 2, 3, 4, 5])).toBeGreaterThan(0.05);
  expect(randomisation([1, 2, 3, 4, 5, 6])).toBeLessThan(0.05);
});

test('“by hits the two tie, and by mean average precision they trade places”', () => {
  const [later, earlier] = days;
  for (const day of days) {
    const corpus = readCorpus(day);
    expect(sum(hitsOf(rankings.BM25(corpus))), refresh).toBe(
      sum(hitsOf(rankings['TF-IDF'](corpus))),
    );
  }
  expect(meanOf('BM25', earlier)).toBeGreaterThan(meanOf('TF-IDF', earlier));
  expect(meanOf('BM25', later)).toBeLessThan(meanOf('TF-IDF', later));
  expect(pAgainst('BM25', earlier), refresh).toBeGreaterThan(0.05);
  expect(pAgainst('BM25', later), refresh).toBeGreaterThan(0.05);
});

test('against the newest posts p stays below a third of 0.05, against tags not', () => {
  for (const day of days) {
    expect(pAgainst('newest', day), refresh).toBeLessThan(0.05 / 3);
  }
  expect(pAgainst('tags', days[0]), refresh).toBeLessThan(0.05 / 3);
  expect(pAgainst('tags', days[1]), refresh).toBeGreaterThan(0.05);
});

test('where all changes are of one size, the test is the sign test', () => {
  for (const [better, worse] of [
    [8, 1],
    [9, 3],
  ] as const) {
    const changes = [
      ...Array<number>(better).fill(1),
      ...Array<number>(worse).fill(-1),
    ];
    expect(randomisation(changes)).toBeCloseTo(signTest(better, worse), 12);
  }
  expect(power(12, 0.9)).toBeGreaterThan(0.8);
});

test('“about 170 lines”, without blank ones and comments', () => {
  const lines = ['rank-posts', 'terms', 'post-surroundings'].flatMap((name) =>
    read(`../../../src/lib/rank-posts/${name}.ts`).split('\n'),
  );
  const code = lines.filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line));
  expect(code.length, refresh).toBeGreaterThan(160);
  expect(code.length, refresh).toBeLessThan(180);
});
