import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {power, randomisation, signTest} from './chance';
import {days, presentCorpus, readCorpus, type Day} from './corpus';
import {scores, site} from './evaluate';
import {ceiling, labels, slugs} from './precision';
import {recommendations, rows} from './shown';
import {differing, scoresOf, swapped} from './swaps';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

const all = days.map((day) => recommendations(readCorpus(day)));
type Recommended = (typeof all)[number];
const [first, second, third] = all as [Recommended, Recommended, Recommended];
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
const wanted = (list: Array<{isWanted: boolean}>) =>
  list.filter((one) => one.isWanted).length;
const leastWanted = ({shown}: Recommended) =>
  Math.min(...shown.filter((one) => one.isWanted).map((one) => one.similarity));
const edges = all.map((day) => leastWanted(day).toFixed(4));
const unwanted = (list: Array<{isWanted: boolean}>) =>
  list.length - wanted(list);
/** A threshold below the edge of the first day, by a margin: what it removes on each. */
const withMargin = (margin: number) => {
  const threshold = (1 - margin) * leastWanted(first);
  const kept = all.map(({above}) => above(threshold));
  return {
    threshold: threshold.toFixed(4),
    lost: kept.map((list, day) => wanted(all[day]!.shown) - wanted(list)),
    removed: kept.map(
      (list, day) => unwanted(all[day]!.shown) - unwanted(list),
    ),
  };
};
const oldHeads = scoresOf(swapped(days[2], days[1], ['title', 'description']));
const newTag = scoresOf(swapped(days[0], days[1], ['tags']));
const before = scoresOf(readCorpus(days[0]));
const close = days.map((_, day) => score(day, 'BM25').p);
const gone = days
  .slice(1)
  .map((day, before) => `${replaced(days[before]!, day)}%`);

test.each([
  `In their order, ${gone.slice(0, -1).join(', ')} and ${gone.at(-1)} of the words were replaced`,
  `The least similar wanted link had ${edges[0]} on the first day`,
  `15% below that, ${withMargin(0.15).threshold}, since it loses nothing on the first four versions. On the next two it lost ${word(withMargin(0.15).lost[4]!)} links and then ${word(withMargin(0.15).lost[5]!)}`,
  `put back, 0.1 loses ${word(oldHeads.lost)} of ${oldHeads.wanted}`,
  `it alone lifted TF-IDF from ${before.site} to ${newTag.site}`,
  // “A fifth of the words.”
  `removed six of the ${wanted(third.shown)} that readers want`,
  `of ${ceiling} that our labels allow`,
  `fell from ${cron[1]} to ${cron[2]}`,
  `The smallest _p_ of the ${word(close.length)} comparisons by MAP is ${Math.min(...close).toFixed(3)}`,
  `(${edges[4]} is as near as it came)`,
  `It wanders from ${edges[0]} down to ${edges[4]}`,
  `leaves ${rows['... with two places only'].slice(0, -1).map(word).join(', ')} and ${word(rows['... with two places only'].at(-1)!)}. A perfect`,
  `the ${Math.min(...rows['related posts shown'])} to ${Math.max(...rows['related posts shown'])} links`,
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
  rule(
    'Similarity of at least 0.1',
    rows['... with threshold 0.1'],
    rows['      wanted ones lost to that'],
  ),
  rule(
    'Of at least 0.0864',
    rows['... with threshold 0.0864'],
    rows['      wanted ones lost to it'],
  ),
  rule(
    '0.7 of the nearest',
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
  rule(
    'The best threshold of the day',
    rows['... with the best threshold'],
    days.map(() => 0),
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
  expect(text.replaceAll(/ +/g, ' ')).toContain(row);
});

test('of two places, the ideal leaves three on every version', () => {
  expect(rows['... of two, perfectly ranked']).toEqual(days.map(() => 3));
});

test('five posts have more places than wanted neighbours', () => {
  const crowded = slugs.filter((slug) => {
    const places = second.shown.filter((one) => one.slug === slug).length;
    return places > Object.keys(labels[slug]!).length;
  });
  expect(crowded).toHaveLength(5);
  expect(rows['... with a perfect ranking'][1]).toBe(8);
});

test('a perfect ranking would remove one to four', () => {
  const possible = rows['... with a perfect ranking'].map(
    (left, day) => rows['of them unwanted'][day]! - left,
  );
  expect([Math.min(...possible), Math.max(...possible)]).toEqual([1, 4]);
});

test('a threshold of 0.1 removes nearly half and loses nothing, until the third version', () => {
  const [shown, left] = [
    rows['of them unwanted'][1]!,
    rows['... with threshold 0.1'][1]!,
  ];
  expect((shown - left) / shown).toBeGreaterThan(0.4);
  expect(rows['      wanted ones lost to that'].slice(0, 2)).toEqual([0, 0]);
  const lost = third.shown.filter(
    (one) => one.isWanted && one.similarity < 0.1,
  );
  expect(Math.min(...lost.map(({similarity}) => similarity))).toBeGreaterThan(
    0.09,
  );
});

test('0.08 loses nothing on any version, and removes three of eleven from the last', () => {
  const kept = all.map(({above}) => above(0.08));
  expect(kept.map((list, at) => wanted(all[at]!.shown) - wanted(list))).toEqual(
    [0, 0, 0, 0, 0, 0],
  );
  const last = all.at(-1)!.shown;
  expect([unwanted(last) - unwanted(kept.at(-1)!), unwanted(last)]).toEqual([
    3, 11,
  ]);
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
  [9, 8, 7, 6].forEach((right, at) => {
    expect(text.replaceAll(/ +/g, ' ')).toContain(`| ${right} | ${taken[at]!} |`);
  });
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
