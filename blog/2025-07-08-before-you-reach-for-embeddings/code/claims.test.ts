import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {power, randomisation, signTest} from './chance';
import {days, presentCorpus, readCorpus, type Day} from './corpus';
import {scores, site} from './evaluate';
import {cosines, digests, ran} from './models';
import {ceiling, labels, slugs} from './precision';
import {recommendations, rows} from './shown';
import {differing, scoresOf, swapped} from './swaps';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

const all = days.map((day) => recommendations(readCorpus(day)));
type Recommended = (typeof all)[number];
const [first, second, third] = all as [Recommended, Recommended, Recommended];
const score = (day: number, name: string) => scores[day]!.find((one) => one.name === name)!;
const word = (count: number) =>
  ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count]!;

/** Of the words of one day, the percentage that are not there on another. */
function replaced(before: Day, after: Day): number {
  const count = (day: Day) =>
    readCorpus(day).map(({text: prose}) => {
      const counts = new Map<string, number>();
      for (const [one] of prose.toLowerCase().matchAll(/[\p{L}\d]+/gu)) {
        counts.set(one, (counts.get(one) ?? 0) + 1);
      }
      return counts;
    });
  const now = count(after);
  let [gone, words] = [0, 0];
  count(before).forEach((counts, post) => {
    for (const [one, times] of counts) {
      words += times;
      gone += Math.max(0, times - (now[post]!.get(one) ?? 0));
    }
  });
  return Math.round((100 * gone) / words);
}

test('the labelled posts still exist, and are those of every version', () => {
  const names = ({permalink}: {permalink: string}) => permalink;
  const present = presentCorpus().map(names);
  for (const day of days) {
    expect(readCorpus(day).map(names)).toEqual(present);
  }
  expect(present.sort()).toEqual([...slugs].sort());
});

test.each(days)('the models ran on the texts of %s', (day) => {
  const digest = createHash('sha256').update(read(`../data/corpus-${day}.json`)).digest('hex');
  expect(digests[day], `run ${ran.command}`).toBe(digest);
});

const cron = all.map(({shown}) =>
  shown.find((one) => one.slug.startsWith('cron-') && one.isWanted)!.similarity.toFixed(3),
);
const wanted = (list: Array<{isWanted: boolean}>) => list.filter((one) => one.isWanted).length;
const leastWanted = ({shown}: Recommended) =>
  Math.min(...shown.filter((one) => one.isWanted).map((one) => one.similarity));
const edges = all.map((day) => leastWanted(day).toFixed(4));
const unwanted = (list: Array<{isWanted: boolean}>) => list.length - wanted(list);
/** A threshold below the edge of the first day, by a margin: what it removes on each. */
const withMargin = (margin: number) => {
  const threshold = (1 - margin) * leastWanted(first);
  const kept = all.map(({above}) => above(threshold));
  return {
    threshold: threshold.toFixed(4),
    lost: kept.map((list, day) => wanted(all[day]!.shown) - wanted(list)),
    removed: kept.map((list, day) => unwanted(all[day]!.shown) - unwanted(list)),
  };
};
const between = (counts: number[]) =>
  `${word(Math.min(...counts))} to ${word(Math.max(...counts))}`;
const oldHeads = scoresOf(swapped(days[2], days[1], ['title', 'description']));
const newTag = scoresOf(swapped(days[0], days[1], ['tags']));
const newText = scoresOf(swapped(days[0], days[1], ['text']));
const before = scoresOf(readCorpus(days[0]));
const maps = days.map((_, day) => score(day, 'sentences, mean').map);
const pairs = (way: string) =>
  days.flatMap((day) =>
    cosines[day][way]!.flatMap((row, i) => row.filter((_, j) => i !== j)),
  );

const close = days.flatMap((_, day) => ['BM25', 'sentences, mean'].map((name) => score(day, name).p));
const sites = days.map((_, day) => score(day, site));

test.each([
  `differ in ${replaced(days[0], days[1])}% of their words`,
  `Then ${replaced(days[1], days[2])}% were replaced, and ${word(differing(days[1], days[2], 'title'))} of ten titles; after that ${replaced(days[2], days[3])}%, and ${word(differing(days[2], days[3], 'title'))} titles`,
  `least similar wanted post had ${edges[0]}`,
  `the edge was at ${edges[1]}, ${edges[2]} and ${edges[3]}`,
  `A threshold 15% below the first edge, ${withMargin(0.15).threshold}, holds on all four, and removes ${between(withMargin(0.15).removed.slice(0, 4))} unwanted posts`,
  `There the edge is at ${edges[4]}: a margin of 15% loses ${word(withMargin(0.15).lost[4]!)} wanted posts of ${wanted(all[4]!.shown)}, and one of 20% loses ${word(withMargin(0.2).lost[4]!)}`,
  `put back, 0.1 loses ${word(oldHeads.lost)} of ${oldHeads.wanted}`,
  `lifted TF-IDF from ${before.site} to ${newTag.site}`,
  `lowered BM25 from ${before.bm25} to ${newText.bm25}`,
  `Of the ${second.shown.length} related posts shown on 25 November, ${word(second.shown.length - wanted(second.shown))} were unwanted`,
  `left ${word(rows['... with threshold 0.1'][1]!)} unwanted posts and lost no wanted one`,
  `Two days later it lost ${word(rows['      wanted ones lost to that'][2]!)} of ${wanted(third.shown)}`,
  `the same threshold removed ${word(rows['      wanted ones lost to that'][2]!)} that readers want`,
  `Our labels allow ${ceiling} hits.`,
  `it would meet the same limit: ${ceiling} hits instead of ${Math.min(...sites.map(({hits}) => hits))} to ${Math.max(...sites.map(({hits}) => hits))}`,
  `fell from ${cron[1]} to ${cron[2]}`,
  `left ${word(rows['... with held-out thresholds'][1]!)} unwanted posts and lost ${word(rows['      wanted ones lost to those'][1]!)} wanted ones`,
  `On the 27th it left ${word(rows['... with held-out thresholds'][2]!)}`,
  `ahead of TF-IDF on one version of five, by less than 0.01, while its own score had fallen by ${(maps[2]! - maps[3]!).toFixed(3)}`,
  `the smallest _p_ of ten is ${Math.min(...close).toFixed(3)}`,
  `cosine from ${Math.min(...pairs('sentences, mean')).toFixed(2)} to ${Math.max(...pairs('sentences, mean')).toFixed(2)}`,
  `no two have a cosine below ${Math.min(...pairs('words, mean')).toFixed(2)}`,
  `Both took ${word(Math.round(ran.seconds / 60))} minutes for the five versions, on two cores on`,
])('the post says: %s', (claim) => {
  expect(text).toContain(claim);
});

test('five posts have more places than wanted neighbours', () => {
  const crowded = slugs.filter((slug) => {
    const places = second.shown.filter((one) => one.slug === slug).length;
    return places > Object.keys(labels[slug]!).length;
  });
  expect(crowded).toHaveLength(5);
  expect(rows['... with a perfect ranking'][1]).toBe(8);
});

test('a perfect ranking would remove one, two, four and three', () => {
  const possible = rows['... with a perfect ranking'].map(
    (left, day) => rows['of them unwanted'][day]! - left,
  );
  expect(possible).toEqual([1, 1, 2, 4, 3]);
});

test('a threshold of 0.1 removes nearly half and loses nothing, until the third version', () => {
  const [shown, left] = [rows['of them unwanted'][1]!, rows['... with threshold 0.1'][1]!];
  expect((shown - left) / shown).toBeGreaterThan(0.4);
  expect(rows['      wanted ones lost to that'].slice(0, 2)).toEqual([0, 0]);
  const lost = third.shown.filter((one) => one.isWanted && one.similarity < 0.1);
  expect(Math.min(...lost.map(({similarity}) => similarity))).toBeGreaterThan(0.09);
});

test('one with a margin of 15% loses nothing until the last version', () => {
  expect(rows['      wanted ones lost to it']).toEqual([0, 0, 0, 0, 3]);
  expect(withMargin(0.15).lost.slice(0, 4)).toEqual([0, 0, 0, 0]);
});

test('one of 0.08 loses nothing on any version, and removes one to three', () => {
  const kept = all.map(({above}) => above(0.08));
  expect(kept.map((list, at) => wanted(all[at]!.shown) - wanted(list))).toEqual([0, 0, 0, 0, 0]);
  expect(between(kept.map((list, at) => unwanted(all[at]!.shown) - unwanted(list)))).toBe(
    'one to three',
  );
});

test('BM25 is ahead of TF-IDF by MAP on three versions, and behind on the last', () => {
  const ahead = days.map((_, day) =>
    score(day, 'BM25').map > score(day, site).map ? 'BM25' : 'TF-IDF',
  );
  expect(ahead).toEqual(['BM25', 'TF-IDF', 'BM25', 'BM25', 'TF-IDF']);
});

test('one tag moved TF-IDF further than BM25 ever was from it, and either edit changed the winner', () => {
  const moved = Number(newTag.site) - Number(before.site);
  for (const day of days.keys()) {
    expect(moved).toBeGreaterThan(Math.abs(score(day, site).map - score(day, 'BM25').map));
  }
  expect(differing(days[0], days[1], 'tags')).toBe(2);
  for (const edit of [newTag, newText]) {
    expect(Number(edit.site)).toBeGreaterThan(Number(edit.bm25));
  }
});

test('no model is ahead of TF-IDF but the mean of sentences, and that on the fourth version', () => {
  days.forEach((day, at) => {
    const ways = Object.keys(cosines[day]);
    expect(ways).toHaveLength(5);
    const ahead = ways.filter((way) => score(at, way).map > score(at, site).map);
    expect(ahead).toEqual(at === 3 ? ['sentences, mean'] : []);
    expect(maps[at]! - score(at, site).map).toBeLessThan(0.01);
    for (const way of ways) {
      expect(score(at, way).map).toBeLessThanOrEqual(maps[at]!);
    }
  });
});

test('two posts and never a third lose some on each version', () => {
  expect(Math.min(...rows['      wanted ones lost to two'])).toBeGreaterThan(0);
});

test('with five changed posts no test can notice, with six it can', () => {
  expect(randomisation([1, 1, 1, 1, 1]).toFixed(4)).toBe('0.0625');
  expect(randomisation([1, 2, 3, 4, 5])).toBeGreaterThan(0.05);
  expect(randomisation([1, 2, 3, 4, 5, 6]).toFixed(3)).toBe('0.031');
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

test('“about 140 lines”, without blank ones and comments', () => {
  const lines = ['rank-posts', 'terms', 'related-content'].flatMap((name) =>
    read(`../../../src/lib/rank-posts/${name}.ts`).split('\n'),
  );
  const code = lines.filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line));
  expect(code.length).toBeGreaterThan(130);
  expect(code.length).toBeLessThan(150);
});
