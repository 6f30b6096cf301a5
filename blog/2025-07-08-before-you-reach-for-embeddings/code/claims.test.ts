import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {below, links as links20} from './cut-off';
import {changed as toggledBy, double, links as every, single} from './disagree';
import {bm25, expected, rankings, reportOthers} from './others';
import {newToPages, wholePages} from './tried';
import {termsOf} from './terms';
import {report, scoresOf, totals, type Labels, type Ranking} from './bound';
import {cosines, neighbours, posts, quotedMistakes, siteRanking, withoutQuotes} from './rank';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const readJson = (path: string) => JSON.parse(read(path)) as unknown;
const text = read('../index.md').replace(/\s+/g, ' ');
const labels = readJson('../data/labels.json') as Labels;
const ranking = readJson('../data/ranking.json') as Ranking;
const pages = Object.keys(labels);

const [one, two, three] = [1, 2, 3].map((places) =>
  totals(labels, ranking, places),
) as [
  ReturnType<typeof totals>,
  ReturnType<typeof totals>,
  ReturnType<typeof totals>,
];
const word = (count: number) =>
  [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
  ][count]!;

test('the ranking is the site’s, of the ten posts as they were', () => {
  expect(siteRanking()).toEqual(ranking);
  expect(posts.map(({permalink}) => permalink).sort()).toEqual(pages.sort());
});

test('the script prints what the post shows', () => {
  expect(read('bound.out.txt')).toBe(`${report(labels, ranking).join('\n')}\n`);
});

test('the script that scores other rankings prints what the post shows', () => {
  expect(read('others.out.txt')).toBe(`${reportOthers().join('\n')}\n`);
});

test('our ranking scores the same there, and at random each of nine posts is as likely', () => {
  const {unwanted, replaceable, staying} = two;
  for (const [name, exact] of [
    ['ours', {unwanted, replaceable, staying}],
    ['at random', {unwanted: 20 - (20 * 2) / 9, replaceable: 17 - (20 * 2) / 9, staying: 3}],
  ] as const) {
    const scored = expected(rankings[name]!);
    for (const key of ['unwanted', 'replaceable', 'staying'] as const) {
      expect(scored[key]).toBeCloseTo(exact[key], 8);
    }
  }
});

test('BM25 wins the two links that went without the table', () => {
  for (const [page, come] of [
    ['property-based-testing-a-shift-scheduler', 'cron-meets-daylight-saving-time'],
    ['the-price-of-hydration', 'what-a-static-site-costs'],
  ] as const) {
    const order = pages
      .filter((other) => other !== page)
      .sort((one, other) => rankings.BM25!(page, other) - rankings.BM25!(page, one));
    expect(order.slice(0, 2)).toContain(come);
    expect(order.slice(0, 2)).not.toContain('how-we-write-at-meridiem');
  }
  expect(expected(rankings.BM25!)).toMatchObject({unwanted: 5, replaceable: 2});
});

test('on whole pages, the table won no wanted link', () => {
  expect(pagesWithout.wanted).toBe(pagesBefore.wanted);
  expect(newToPages(ranking)).toEqual(['a-static-blog-on-purpose', 'a-static-blog-on-purpose']);
});

const repaired = totals(labels, siteRanking(withoutQuotes), 2);
const [pagesBefore, pagesWithout] = [ranking, siteRanking(withoutQuotes)].map(wholePages) as [
  ReturnType<typeof wholePages>,
  ReturnType<typeof wholePages>,
];
const words = (content: string) =>
  content.match(/[\p{L}\p{N}][\p{L}\p{N}.,’'-]*/gu)!.length;
const reviewingText = posts.find(
  ({permalink}) => permalink === 'how-we-write-at-meridiem',
)!.text;
/** The margin at 95%, in points, of a share in a sample. */
const margin = (share: number, of: number) =>
  Math.round(196 * Math.sqrt((share * (1 - share)) / of));
const settings = [0.5, 0.9, 1.2, 1.5, 2, 3].flatMap((k1) =>
  [0, 0.4, 0.75, 1].map((b) => expected(bm25(k1, b)).unwanted),
);
/** The cosine of two posts, by a part of their names, as the post prints it. */
const cosineOf = (page: string, of = posts, other = 'how-we') =>
  cosines(of)
    .find((row) => row.page.includes(page))!
    .others.find((row) => row.other.includes(other))!
    .cosine.toFixed(3);
const fewest = links20[links20.findIndex(({wanted}) => wanted)]!.cosine;

test.each([
  `each of ${word(pages.length)} pages showed the nearest two`,
  `${word(two.unwanted)} of this blog’s ${two.links} related links were ones that we did not want`,
  `For ${word(two.staying)}, the list had nothing left`,
  `That leaves ${word(two.replaceable)}, and ${word(two.replaceable - newToPages(ranking).length)} of the pages on the list were already linked elsewhere on the same page, so only ${word(newToPages(ranking).length)} would be new to a reader`,
  `${word(two.unwanted)} of our ${two.links} related links were not ones we wanted. A perfect ranking would have replaced ${word(two.replaceable)}; for the other ${word(two.staying)}`,
  `${word(two.replaceable)} of ${word(two.unwanted)} is all we`,
  `${word(two.replaceable)} is a ceiling`,
  `some of the ${two.links - two.unwanted} wanted links that we show`,
  `Here are the ${word(two.unwanted)}, with`,
  `${word(two.replaceable - repaired.replaceable)} of our ${word(two.replaceable)} were replaced when we left a single table`,
  `that table, ${words(quotedMistakes.exec(reviewingText)![0])} of the post’s ${words(reviewingText).toLocaleString('en')} words`,
  `${word(two.unwanted)} unwanted links became ${word(repaired.unwanted)}, and no wanted one`,
  `at or above 0.08, ${word(below(0.08).removed)} unwanted links disappear at no cost`,
  `At 0.14 all ${word(below(0.14).removed)} go, and ${word(two.links - two.unwanted - below(0.14).lost)} of the ${two.links - two.unwanted} wanted ones stay`,
  `the lowest-scoring wanted link is at ${fewest.toFixed(3)}`,
  `The cosine of testing and reviewing fell from ${cosineOf('testing')} to ${cosineOf('testing', withoutQuotes)}, and the testing post now links to cron, at ${cosineOf('testing', withoutQuotes, 'cron')}`,
  `reviewing fell from ${cosineOf('hydration')} to ${cosineOf('hydration', withoutQuotes)}, and costs, at ${cosineOf('hydration', withoutQuotes, 'costs')}, just`,
  `There are ${every.length} such changes`,
  `${single[4]} leave the answer at four, ${single[5]} give five, and ${word(single[3]!)} give three`,
  `At our rate, ${word(two.unwanted)} in ${two.links}, that takes about ${Math.round((50 * two.links) / two.unwanted)} draws`,
  `20 of the 50, somebody who searches as you did could replace ${(100 * 20) / 50}%, give or take ${margin(20 / 50, 50)} points`,
  `it is fewer than ${Math.ceil(100 * (1 - 0.05 ** (1 / 50)))}%, with 95% confidence`,
  `only ${word(pagesBefore.unwanted - pagesWithout.unwanted)} unwanted link went.`,
  `in 24 settings of these parameters, ${word(Math.min(...settings))} to ${word(Math.max(...settings))} links were unwanted`,
  `It would fill ${two.links - expected(rankings.perfect!).unwanted} of the ${two.links} places`,
])('the post says: %s', (claim) => {
  expect(text.toLowerCase()).toContain(claim.toLowerCase());
});

/** What the post calls the posts that it names. */
const names: Record<string, string> = {
  'a-site-without-servers-in-terraform': 'Terraform',
  'a-static-blog-on-purpose': 'Static site',
  'before-you-reach-for-embeddings': 'This post',
  'cron-meets-daylight-saving-time': 'Cron',
  'how-we-write-at-meridiem': 'Reviewing',
  'introducing-the-meridiem-podcast': 'Podcast',
  'property-based-testing-a-shift-scheduler': 'Testing',
  'rostering-is-a-constraint-problem': 'Rostering',
  'the-price-of-hydration': 'Hydration',
  'what-a-static-site-costs': 'Costs',
};
const links = scoresOf(labels, ranking, 2).flatMap(
  ({page, unwanted, missing}) =>
    unwanted.map((other, at) => ({
      page,
      other,
      better: names[missing[at]!] ?? '_Nothing left_',
    })),
);

test('the table lists the unwanted links, in any order of the pages', () => {
  const rows = links.map(
    ({page, other, better}) =>
      `| ${names[page]} | ${names[other]} | ${better} |`,
  );
  const table = /\| Below the post on +\| Unwanted link to .*?\n\n/s.exec(
    read('../index.md'),
  )![0];
  expect(table.replaceAll('**', '').replace(/ +/g, ' ').trim().split('\n').slice(2).sort()).toEqual(
    rows.sort(),
  );
});

test('the table marks the pages that would have been new', () => {
  const marked = [...read('../index.md').matchAll(/\| \*\*(.*?)\*\* +\|\n/g)].map(([, name]) => name);
  expect(marked.filter((name) => name !== 'reviewing')).toEqual(newToPages(ranking).map((page) => names[page]));
});

test('the table of two posts has what is wanted and shown below each, and cron came third', () => {
  for (const page of [
    'cron-meets-daylight-saving-time',
    'property-based-testing-a-shift-scheduler',
  ]) {
    const shown = ranking[page]!.slice(0, 2);
    const wanted = Object.keys(labels[page]!);
    const told = shown.map((other) =>
      wanted.includes(other) ? names[other]! : `**${names[other]!}**`,
    );
    const order = [...wanted].sort(
      (one, other) =>
        ranking[page]!.indexOf(one) - ranking[page]!.indexOf(other),
    );
    const row = [
      names[page],
      order.map((other) => names[other]).join(', '),
      told.join(', '),
    ];
    expect(text.replace(/ +/g, ' ').toLowerCase()).toContain(
      `| ${row.join(' | ')} |`.toLowerCase(),
    );
  }
  expect(ranking['property-based-testing-a-shift-scheduler']![2]).toBe(
    'cron-meets-daylight-saving-time',
  );
  const reason =
    labels['cron-meets-daylight-saving-time']![
      'property-based-testing-a-shift-scheduler'
    ]!;
  expect(text).toContain(`“${reason}”`);
});

test('the post on reviewing is at one end of six of the seven, three with a replacement', () => {
  const reviewing = 'how-we-write-at-meridiem';
  const ends = links.filter(({page, other}) =>
    [page, other].includes(reviewing),
  );
  expect([ends.length, links.length]).toEqual([6, 7]);
  expect(ends.filter(({better}) => !better.includes('Nothing'))).toHaveLength(3);
});

test('the perfect ranking changes four pages', () => {
  const changed = scoresOf(labels, ranking, 2).filter(
    ({replaceable}) => replaceable > 0,
  );
  expect(changed).toHaveLength(4);
  expect(2 * 0.5 ** changed.length).toBe(1 / 8);
});

test('with rostering wanted below cron, five can be replaced', () => {
  const changed = toggledBy(labels, {
    page: 'cron-meets-daylight-saving-time',
    other: 'rostering-is-a-constraint-problem',
  });
  expect(totals(changed, ranking, 2)).toMatchObject({
    unwanted: 7,
    replaceable: 5,
  });
});

test('two changes leave two to six, and both kinds of changes are counted in full', () => {
  expect(Object.keys(double)).toEqual(['2', '3', '4', '5', '6']);
  const sum = (counts: Record<number, number>) =>
    Object.values(counts).reduce((one, other) => one + other);
  expect([sum(single), sum(double)]).toEqual([90, (90 * 89) / 2]);
});

test('the terms of two posts add up to their cosine in the ranking', () => {
  for (const {page, others} of cosines()) {
    for (const {other, cosine} of others) {
      expect(termsOf(page, other).cosine).toBeCloseTo(cosine, 10);
    }
  }
});

test('the post on reviewing has bias, bugs and seeds in its table of quoted mistakes only', () => {
  const seen = /\b(?:bias|bug|seed)/i;
  expect(quotedMistakes.exec(reviewingText)![0]).toMatch(seen);
  expect(reviewingText.replace(quotedMistakes, '')).not.toMatch(seen);
  expect(reviewingText).toContain("A library's bias makes a bug hard to find");
});

/** What two rankings show differently, as pages with what went and what came. */
const differences = (from: Ranking, to: Ranking) =>
  pages.flatMap((page) => {
    const [was, is] = [from, to].map((shown) => shown[page]!.slice(0, 2)) as [
      string[],
      string[],
    ];
    const gone = was.filter((other) => !is.includes(other));
    const come = is.filter((other) => !was.includes(other));
    return gone.map((other, at) => ({page, gone: other, come: come[at]!}));
  });

test('without the table, only two links differ, each replaced by a neighbour that is wanted', () => {
  const changes = differences(ranking, siteRanking(withoutQuotes));
  const [reviewing, cron, costs] = [
    'how-we-write-at-meridiem',
    'cron-meets-daylight-saving-time',
    'what-a-static-site-costs',
  ];
  expect(changes).toEqual(
    expect.arrayContaining([
      {page: 'property-based-testing-a-shift-scheduler', gone: reviewing, come: cron},
      {page: 'the-price-of-hydration', gone: reviewing, come: costs},
    ]),
  );
  expect(changes).toHaveLength(2);
  for (const {page, come} of changes) {
    expect(neighbours(page)).toContain(come);
  }
});

test('a cut-off of 0.08 removes the link below the post on cron', () => {
  expect(
    links20.filter(({cosine}) => cosine < 0.08).map(({page}) => page),
  ).toContain('cron-meets-daylight-saving-time');
});

test('one of us wrote 20 entries, and two reasons mention the method that is gone', () => {
  const reasons = Object.values(labels).flatMap(Object.values);
  expect(reasons).toHaveLength(20);
  expect(reasons.filter((reason) => reason.includes('costlier'))).toHaveLength(
    2,
  );
});

test('a perfect ranking, that of the labels, leaves what the script says stays', () => {
  const perfect = Object.fromEntries(
    pages.map((page) => {
      const wanted = Object.keys(labels[page]!);
      return [
        page,
        [
          ...wanted,
          ...ranking[page]!.filter((other) => !wanted.includes(other)),
        ],
      ];
    }),
  );
  for (const [at, {staying}] of [one, two, three].entries()) {
    expect(totals(labels, perfect, at + 1)).toMatchObject({
      unwanted: staying,
      replaceable: 0,
    });
  }
});
