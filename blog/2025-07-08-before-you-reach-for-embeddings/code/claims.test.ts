import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {power, randomisation, signTest} from './chance';
import {days, presentCorpus, readCorpus, type Day} from './corpus';
import {scores, site} from './evaluate';
import {bound, ceiling, labels, slugs, wantedAfter} from './precision';
import {recommendations, rows} from './shown';
import {differing, scoresOf, swapped} from './swaps';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

const all = days.map((day) => recommendations(readCorpus(day)));
type Recommended = (typeof all)[number];
const [first, , third] = all as [Recommended, Recommended, Recommended];
const score = (day: number, name: string) =>
  scores[day]!.find((one) => one.name === name)!;
const word = (count: number) =>
  [
    'none',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
  ][count]!;

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

const cron = all.map(({shown}) =>
  shown
    .find((one) => one.slug.startsWith('cron-') && one.isWanted)!
    .similarity.toFixed(3),
);
const wanted = (links: Array<{isWanted: boolean}>) =>
  links.filter((one) => one.isWanted).length;
const leastWanted = ({shown}: Recommended) =>
  Math.min(...shown.filter((one) => one.isWanted).map((one) => one.similarity));
/** A threshold below the edge of the first day, by a margin: what it removes on each. */
const withMargin = (margin: number) => {
  const threshold = (1 - margin) * leastWanted(first);
  const keeping = all.map(({above}) => above(threshold));
  return {
    threshold: threshold.toFixed(4),
    lost: keeping.map((kept, day) => wanted(all[day]!.shown) - wanted(kept)),
  };
};
const oldHeads = scoresOf(swapped(days[2], days[1], ['title', 'description']));
const newTag = scoresOf(swapped(days[0], days[1], ['tags']));
const before = scoresOf(readCorpus(days[0]));
const close = days.map((_, day) => score(day, 'BM25').p);
const gone = days
  .slice(1)
  .map((day, before) => `${replaced(days[before]!, day)}%`);

const left = rows['... with a perfect ranking'];
const replaceable = left.map(
  (count, day) => rows['of them unwanted'][day]! - count,
);
const withTwo = rows['... with two places only'];
const ideal = rows['      and with an ideal ranking'];
const list = (numbers: Array<number | string>) =>
  `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

test.each([
  `${list(gone)} of the words disappeared`,
  `15% below the least similar wanted link of the first day`,
  `hid ${word(rows['      wanted ones lost to that'][2]!)} of the ${wanted(third.shown)} links that readers want`,
  `put back, 0.1 loses ${word(oldHeads.lost)} of ${oldHeads.wanted}`,
  `it alone lifted TF-IDF from ${before.site} to ${newTag.site}`,
  `of ${ceiling} that our labels allow`,
  `fell from ${cron[1]} to ${cron[2]}`,
  `the same neighbour of cron, now at ${Number(cron[4]).toFixed(3)}`,
  `gives no _p_ below ${Math.min(...close).toFixed(3)}`,
  `one to ${word(Math.max(...replaceable))} of ${Math.min(...rows['related posts shown'])} to ${Math.max(...rows['related posts shown'])} links`,
  `There are ${slugs.reduce((sum, slug) => sum + wantedAfter(slug), 0)} such links`,
  `the ideal ranking would leave ${word(bound(() => 2))} unwanted ones of 20`,
  `the ideal ranking leaves ${bound(() => 3)} unwanted links of 30`,
  `left ${list(rows['... with the best threshold'].slice(2))} unwanted links, and the ideal ranking ${list(left.slice(2))}`,
])('the post says: %s', (claim) => {
  expect(text).toContain(claim);
});

const cells = (name: string, numbers: Array<number | string>) =>
  `| ${[name, ...numbers].join(' | ')} |`;
const rule = (name: string, left: number[], lost: number[]) =>
  cells(
    name,
    left.map((count, day) => `${count} / ${lost[day]}`),
  );

test.each([
  cells('Links shown', rows['related posts shown']),
  cells('Unwanted', rows['of them unwanted']),
  cells('Unwanted, with the ideal ranking', rows['... with a perfect ranking']),
  cells('Unwanted, of two places a post', withTwo),
  cells('Unwanted, with the ideal ranking', ideal),
  rule(
    'No rule',
    rows['of them unwanted'],
    days.map(() => 0),
  ),
  rule(
    'Similarity of at least 0.1',
    rows['... with threshold 0.1'],
    rows['      wanted ones lost to that'],
  ),
  rule(
    '… of at least 0.0864',
    rows['... with threshold 0.0864'],
    rows['      wanted ones lost to it'],
  ),
  rule(
    '… of at least 0.08',
    rows['... with threshold 0.08'],
    rows['      wanted ones lost to 0.08'],
  ),
  rule(
    'Best threshold, in hindsight',
    rows['... with the best threshold'],
    days.map(() => 0),
  ),
  cells('… which is', rows['      which is']),
  rule(
    'At least 0.7 of the nearest',
    rows['... with 0.7 of the nearest'],
    rows['      wanted ones lost to this'],
  ),
  rule(
    'Held out, post by post',
    rows['... with held-out thresholds'],
    rows['      wanted ones lost to those'],
  ),
  rule(
    'Two places and no third',
    rows['... with two places only'],
    rows['      wanted ones lost to two'],
  ),
  ...[site, 'BM25'].flatMap((name) => {
    const short = name.replace(' (this site)', '');
    const found = days.map((_, day) => score(day, name));
    return [
      cells(
        `${short}, hits`,
        found.map(({hits}) => hits),
      ),
      cells(
        `${short}, MAP`,
        found.map(({map}) => map.toFixed(3)),
      ),
    ];
  }),
])('a table of the post has: %s', (row) => {
  expect(text).toContain(row);
});

test('a perfect ranking would replace one of nine, and at best four of twelve', () => {
  expect([...replaceable].sort()).toEqual([1, 1, 2, 3, 3, 4]);
  expect(replaceable.slice(0, 2)).toEqual([1, 1]);
  expect(rows['of them unwanted'].slice(0, 2)).toEqual([9, 9]);
  expect([replaceable[3], rows['of them unwanted'][3]]).toEqual([4, 12]);
  for (const [day, {length}] of all.map(({shown}) => shown).entries()) {
    expect(rows['of them unwanted'][day]! / length).toBeGreaterThan(1 / 3);
  }
});

test('with two places, up to five links of 20 could be replaced, and ours leaves more than twice as many', () => {
  const possible = withTwo.map((count, day) => count - ideal[day]!);
  expect(Math.max(...possible)).toBe(5);
  for (const count of withTwo.slice(2)) {
    expect(count).toBeGreaterThan(2 * bound(() => 2));
  }
  const removed = withTwo.map(
    (count, day) => rows['of them unwanted'][day]! - count,
  );
  const lost = rows['      wanted ones lost to two'];
  expect([Math.min(...removed), Math.max(...removed)]).toEqual([3, 6]);
  expect([Math.min(...lost), Math.max(...lost)]).toEqual([1, 4]);
});

test('0.0864 is 15% below the first edge, and loses nothing on four versions, then three and one', () => {
  expect(withMargin(0.15)).toEqual({
    threshold: '0.0864',
    lost: [0, 0, 0, 0, 3, 1],
  });
  expect((leastWanted(all[4]!) - 0.08).toFixed(4)).toBe("0.0002");
});

test('the links that the post shows are among the labels', () => {
  const some = JSON.parse(read('some-labels.json')) as typeof labels;
  expect(labels).toMatchObject(some);
  expect(Object.values(some).flatMap(Object.keys)).toHaveLength(3);
});

test('a threshold of 0.1 removes nearly half and loses nothing, until the third version', () => {
  const [shown, kept] = [
    rows['of them unwanted'][1]!,
    rows['... with threshold 0.1'][1]!,
  ];
  expect((shown - kept) / shown).toBeGreaterThan(0.4);
  expect(rows['      wanted ones lost to that'].slice(0, 2)).toEqual([0, 0]);
  const lost = third.shown.filter(
    (one) => one.isWanted && one.similarity < 0.1,
  );
  expect(Math.min(...lost.map(({similarity}) => similarity))).toBeGreaterThan(
    0.09,
  );
});

test('BM25 is ahead of TF-IDF by MAP on four versions of six, and by hits on none', () => {
  const pairs = days.map(
    (_, day) => [score(day, 'BM25'), score(day, site)] as const,
  );
  expect(pairs.filter(([bm25, own]) => bm25.map > own.map)).toHaveLength(4);
  expect(pairs.filter(([bm25, own]) => bm25.hits > own.hits)).toHaveLength(0);
});

test('one tag moved TF-IDF further than BM25 ever was from it, and alone reversed the order', () => {
  const moved = Number(newTag.site) - Number(before.site);
  for (const day of days.keys()) {
    expect(moved).toBeGreaterThan(
      Math.abs(score(day, site).map - score(day, 'BM25').map),
    );
  }
  expect(differing(days[0], days[1], 'tags')).toBe(2);
  expect(Number(newTag.site)).toBeGreaterThan(Number(newTag.bm25));
});

test('the text has the numbers of changed posts that the sign test takes', () => {
  const taken = [
        ...read('powers.out.txt').matchAll(/: (\d+) changed posts/g),
  ].map(([, count]) => count);
  expect(text).toContain(cells('Changed posts needed', taken as string[]));
});

test('with five changed posts no two-sided test by signs can notice, with six it can', () => {
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
