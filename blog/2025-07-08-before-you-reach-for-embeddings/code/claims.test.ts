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

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

const all = days.map((day) => recommendations(day));
const [, second, third] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];
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
const maps = days.map((_, day) => score(day, 'sentences, mean').map);
const pairs = (way: string) =>
  days.flatMap((day) =>
    cosines[day][way]!.flatMap((row, i) => row.filter((_, j) => i !== j)),
  );

test.each([
  `${replaced(days[0], days[1])}% of the words were replaced`,
  `between the second and the third, ${replaced(days[1], days[2])}%`,
  `Of the ${second.shown.length} related posts shown on 25 November, ${word(second.shown.length - wanted(second.shown))} were unwanted`,
  `left ${word(rows['... with threshold 0.1'][1]!)} unwanted posts and lost no wanted one`,
  `Two days later it lost ${word(rows['      wanted ones lost to that'][2]!)} of ${wanted(third.shown)}`,
  `the same threshold removed ${word(rows['      wanted ones lost to that'][2]!)} that readers want`,
  `Our labels allow ${ceiling} hits, and TF-IDF has ${score(0, site).hits} of them each day`,
  `it would meet the same limit: ${ceiling} hits instead of ${score(2, site).hits}`,
  `fell from ${cron[1]} to ${cron[2]}`,
  `left ${word(rows['... with held-out thresholds'][1]!)} unwanted posts and lost ${word(rows['      wanted ones lost to those'][1]!)} wanted ones`,
  `On the 27th it left ${word(rows['... with held-out thresholds'][2]!)}`,
  `lost ${word(rows['      wanted ones lost to it'][0]!)} wanted post, then ${word(rows['      wanted ones lost to it'][1]!)}, then ${word(rows['      wanted ones lost to it'][2]!)}`,
  `lost ${word(rows['      wanted ones lost to two'][0]!)}, then ${word(rows['      wanted ones lost to two'][1]!)}, then ${word(rows['      wanted ones lost to two'][2]!)}`,
  `differ by ${(score(2, site).map - maps[2]!).toFixed(3)}`,
  `own score moved by ${(maps[0]! - maps[1]!).toFixed(3)}`,
  `cosine from ${Math.min(...pairs('sentences, mean')).toFixed(2)} to ${Math.max(...pairs('sentences, mean')).toFixed(2)}`,
  `no two have a cosine below ${Math.min(...pairs('words, mean')).toFixed(2)}`,
  `took ${Math.round(ran.seconds / 60)} minutes on two busy cores`,
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

test('a perfect ranking would remove one or two', () => {
  const unwanted = rows['of them unwanted'];
  const possible = rows['... with a perfect ranking'].map((left, day) => unwanted[day]! - left);
  expect(possible[1]).toBe(1);
  expect(new Set(possible)).toEqual(new Set([1, 2]));
});

test('the threshold removes nearly half and loses nothing, until the third version', () => {
  const [unwanted, left] = [rows['of them unwanted'][1]!, rows['... with threshold 0.1'][1]!];
  expect((unwanted - left) / unwanted).toBeGreaterThan(0.4);
  expect(rows['      wanted ones lost to that'].slice(0, 2)).toEqual([0, 0]);
  const lost = third.shown.filter((one) => one.isWanted && one.similarity < 0.1);
  expect(Math.min(...lost.map(({similarity}) => similarity))).toBeGreaterThan(0.09);
});

test('BM25 is ahead by MAP, then TF-IDF, then BM25; no model ever is', () => {
  const ahead = days.map((_, day) =>
    score(day, 'BM25').map > score(day, site).map ? 'BM25' : 'TF-IDF',
  );
  expect(ahead).toEqual(['BM25', 'TF-IDF', 'BM25']);
  days.forEach((day, at) => {
    const ways = Object.keys(cosines[day]);
    expect(ways).toHaveLength(5);
    for (const way of ways) {
      expect(score(at, way).map).toBeLessThan(score(at, site).map);
      expect(score(at, way).map).toBeLessThanOrEqual(maps[at]!);
      expect(score(at, way).hits).toBeLessThanOrEqual(score(at, site).hits);
    }
  });
  const hits = days.filter(
    (_, day) => score(day, 'sentences, mean').hits === score(day, site).hits,
  );
  expect(hits).toHaveLength(2);
});

test('every ranking by the words of whole posts beats the newest posts, on every day', () => {
  days.forEach((_, day) => {
    const newest = score(day, 'newest first').map;
    for (const name of [site, 'BM25', 'words, mean', 'words, TF-IDF', 'sentences, mean']) {
      expect(score(day, name).map).toBeGreaterThan(newest);
    }
    expect(score(day, 'newest first').p).toBeLessThan(0.05);
  });
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

test('“about 170 lines”, without blank ones and comments', () => {
  const lines = ['rank-posts', 'terms', 'post-surroundings'].flatMap((name) =>
    read(`../../../src/lib/rank-posts/${name}.ts`).split('\n'),
  );
  const code = lines.filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line));
  expect(code.length).toBeGreaterThan(160);
  expect(code.length).toBeLessThan(180);
});
