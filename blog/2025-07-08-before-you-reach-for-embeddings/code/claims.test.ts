import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {stemmer} from 'stemmer';
import {expect, test} from 'vitest';
import {orderPosts} from '../../../src/lib/rank-posts/rank-posts';
import {power, randomisation, signTest} from './chance';
import {days, presentCorpus, readCorpus, type Day} from './corpus';
import {chanceOf, leftBy} from './places';
import {bound, labels, slugs, sum, wantedAfter} from './precision';
import {site} from './rankings';
import {cases, cell, relabelled} from './relabel';
import {keptAt, least, linksOf, mostUnwanted, rules, thirds} from './shown';
import {rows, unwanted} from './unwanted';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

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

const [one, two, three] = leftBy as [
  (typeof leftBy)[number],
  (typeof leftBy)[number],
  (typeof leftBy)[number],
];
const last = {
  two: two.rankings['TF-IDF'].at(-1)!,
  three: three.rankings['TF-IDF'].at(-1)!,
};
const word = (count: number) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][count]!;
const only = slugs.filter((slug) => wantedAfter(slug) === 1).length;
const labelled = sum(slugs.map(wantedAfter));
const third = sum(thirds.map(({shown}) => shown));
test.each([
  `${word(last.two)} of the 20 related links`,
  `would replace: ${word(last.two - two.ideal)}. The other ${word(two.ideal)} would stay, because ${word(only)} posts have only one good neighbour`,
  `would replace ${word(last.two - two.ideal)} of our ${word(last.two)} unwanted links`,
  `With three places a post, ${three.ideal} of our 30 links`,
  `There are ${labelled} such links`,
  `v3, which removed ${replaced(days[1], days[2])}% of the words, and v4, which removed ${replaced(days[2], days[3])}%`,
  `With three links a post, ${last.three} are unwanted and no ranking can replace more than ${word(last.three - three.ideal)}`,
  `because we would show 30 links and have ${30 - three.ideal} to fill`,
  `a ranking can replace ${word(last.two - two.ideal)} of ${word(last.two)}, and with one link, both`,
  `it would have added ${third} links`,
  `three more wanted links, all where they are missing, to bring the bound for two places to zero, and ${three.ideal} for three`,
  `it leaves ${three.ideal} of our ${last.three}`,
])('the post says: %s', (claim) => {
  expect(text.toLowerCase()).toContain(claim.toLowerCase());
});

const cells = (name: string, numbers: Array<number | string>) =>
  `| ${[name, ...numbers].join(' | ')} |`;

test.each([
  ...['Of 10, one a post', 'Of 20, two a post', 'Of 30, three a post'].map(
    (name, at) => {
      const {ideal, rankings} = leftBy[at]!;
      return cells(name, [ideal, ...rankings['TF-IDF']]);
    },
  ),
  cells('TF-IDF', [two.ideal, ...two.rankings['TF-IDF']]),
  cells('BM25', [two.ideal, ...two.rankings.BM25]),
  cells('BM25, 25 terms', [two.ideal, ...two.rankings['BM25, 25 terms']]),
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  ...Object.entries(rules).map(([name, outcome]) =>
    cells(
      name,
      outcome.map(({left, lost}) => `${left} / ${lost}`),
    ),
  ),
])('a table of the post has: %s', (row) => {
  expect(text).toContain(row);
});

test('the table of other labels is what the program finds', () => {
  for (const [name, dropped, added] of cases) {
    const {ideal, ours, replaceable} = relabelled(dropped, added);
    expect(replaceable[0]).toBeGreaterThanOrEqual(2);
    expect(text).toContain(
      cells(name, [cell(ideal), cell(ours), cell(replaceable)]),
    );
  }
  const {ideal, ours, replaceable} = relabelled(8, 8, 'any post');
  expect(text).toContain(
    cells('Exchanges eight, from all posts', [
      cell(ideal),
      cell(ours),
      cell(replaceable),
    ]),
  );
  expect(replaceable[2]).toBe(10);
});

test('one label changes the bound by one at most', () => {
  const counts = slugs.map(wantedAfter);
  for (const places of [1, 2, 3]) {
    for (const at of slugs.keys()) {
      for (const by of [1, -1]) {
        const moved = bound(places, counts.with(at, counts[at]! + by));
        expect(Math.abs(moved - bound(places))).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('each of two rankings is ahead on two versions, and the number of places decides', () => {
  const ahead = (by: (typeof leftBy)[number], sign: number) =>
    days.filter(
      (_, day) =>
        Math.sign(by.rankings.BM25[day]! - by.rankings['TF-IDF'][day]!) ===
        sign,
    ).length;
  expect([ahead(two, 1), ahead(two, -1)]).toEqual([2, 2]);
  expect(ahead(one, 1)).toBe(0);
  expect(ahead(three, -1)).toBe(0);
  two.rankings['BM25, 25 terms'].forEach((left, day) => {
    expect(left).toBeGreaterThanOrEqual(two.rankings['TF-IDF'][day]!);
  });
});

test('the ideal ranking improves five posts at most, by one link each, and p is 0.0625', () => {
  const gaps = two.rankings['TF-IDF'].map((count) => count - two.ideal);
  expect(Math.max(...gaps)).toBe(5);
  expect(Math.min(...days.map((day) => chanceOf(day).ideal))).toBe(0.0625);
  expect(text).toContain('a _p_ of 0.0625');
});

test('similarities written again are those of the site', () => {
  for (const day of days) {
    const posts = readCorpus(day);
    const order = orderPosts(posts, stemmer);
    const links = linksOf(day);
    posts.forEach(({permalink}, index) => {
      const own = links.filter(({slug}) => slug === permalink);
      expect(own.map(({other}) => other)).toEqual(
        site(posts).get(permalink)!.slice(0, 2),
      );
      own.forEach(({similarity}, place) => {
        expect(similarity).toBeCloseTo(order[index]![place]!.nearness, 10);
      });
    });
  }
});

test('six of the seven unwanted links lead to or from the post on checks', () => {
  const checks = 'how-we-write-at-meridiem';
  const links = unwanted.flatMap(({slug, bad}) =>
    bad.map((other) => [slug, other]),
  );
  expect(links).toHaveLength(7);
  expect(links.filter((link) => link.includes(checks))).toHaveLength(6);
});

test('what a threshold of 0.1 keeps, and that it loses the neighbour of cron on v3', () => {
  const kept = (version: number) =>
    [true, false].map((wants) => keptAt(version, wants, 0.1));
  expect([0, 4, 5].map(kept)).toEqual([
    [16, 3],
    [9, 4],
    [9, 4],
  ]);
  expect([0, 4, 5].map((version) => keptAt(version, true, 0))).toEqual([
    16, 13, 13,
  ]);
  const lost = linksOf(days[2]).filter(
    (link) => link.isWanted && link.similarity < 0.1,
  );
  expect(lost).toHaveLength(3);
  expect(lost.map(({slug}) => slug)).toContain(
    'cron-meets-daylight-saving-time',
  );
  expect(wantedAfter('cron-meets-daylight-saving-time')).toBe(1);
  expect(sum(thirds.map(({wanted}) => wanted))).toBe(10);
});

test('0.0864 is 15% below the first edge, and no threshold separates on any version', () => {
  expect((0.85 * least[0]!).toFixed(4)).toBe('0.0864');
  for (const day of days.keys()) {
    expect(mostUnwanted[day]).toBeGreaterThan(least[day]!);
  }
});

test('the links that the post shows are among the labels', () => {
  const some = JSON.parse(read('some-labels.json')) as typeof labels;
  expect(labels).toMatchObject(some);
  expect(Object.values(some).flatMap(Object.keys)).toHaveLength(3);
});

test('the text has the numbers of changed posts that the sign test takes', () => {
  const taken = [
    ...read('powers.out.txt').matchAll(/: (\d+) changed posts/g),
  ].map(([, count]) => count);
  expect(text).toContain(
    `${taken[0]} changed posts are enough if nine in ten change for the better, and ${taken[2]} if seven in ten do`,
  );
  const changed = last.two - two.ideal;
  const pages = taken.map((count) => (Number(count) * slugs.length) / changed);
  expect(text).toContain(
    `the ${taken[0]} take about ${pages[0]} labelled posts, and the ${taken[2]} about ${pages[2]}`,
  );
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
