import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {report, scoresOf, totals, type Labels, type Ranking} from './bound';
import {posts, siteRanking} from './rank';

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

test.each([
  `all ${two.links} such links, two under each of our ${word(pages.length)} posts, on 30 November 2026, and ${word(two.unwanted)} were not`,
  `perfect_ ranking have replaced? ${word(two.replaceable)}. The link below the post on cron is one of the other ${word(two.staying)}`,
  `${word(two.unwanted)} of our ${two.links} related links were wrong. A perfect ranking would have replaced ${word(two.replaceable)}; for the other ${word(two.staying)}`,
  `${word(two.replaceable)} links are a ceiling`,
  `some of the ${two.links - two.unwanted} links that were right`,
  `${word(two.staying)} unwanted links are there only because`,
  `each of the ${word(two.unwanted)} unwanted links`,
  `With three links a page, ${three.staying} of the ${three.unwanted} stay`,
  `there are ${three.links} places then, and only ${three.links - three.staying} wanted links`,
  `${word(one.unwanted)} are unwanted, and a perfect ranking replaces both`,
  `takes away ${word(three.links - two.links)}, ${word(three.unwanted - two.unwanted)} of them unwanted and ${word(three.links - three.unwanted - two.links + two.unwanted)} wanted. A perfect ranking would have replaced only ${word(three.replaceable)} of the unwanted`,
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
      better: names[missing[at]!] ?? 'Nothing better',
    })),
);

test('the table lists the unwanted links, in any order of the pages', () => {
  const rows = links.map(
    ({page, other, better}) =>
      `| ${names[page]} | ${names[other]} | ${better} |`,
  );
  const table = /\| Below the post on +\| Unwanted link to .*?\n\n/s.exec(read('../index.md'))![0];
  expect(table.replace(/ +/g, ' ').trim().split('\n').slice(2).sort()).toEqual(
    rows.sort(),
  );
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
    const order = [...wanted].sort((one, other) =>
      ranking[page]!.indexOf(one) - ranking[page]!.indexOf(other),
    );
    const row = [names[page], order.map((other) => names[other]).join(', '), told.join(', ')];
    expect(text.replace(/ +/g, ' ').toLowerCase()).toContain(
      `| ${row.join(' | ')} |`.toLowerCase(),
    );
  }
  expect(ranking['property-based-testing-a-shift-scheduler']![2]).toBe(
    'cron-meets-daylight-saving-time',
  );
  const reason =
    labels['cron-meets-daylight-saving-time']!['property-based-testing-a-shift-scheduler']!;
  expect(text).toContain(`“${reason}”`);
});

test('the post on reviewing is at one end of six of the seven, and its title was the one quoted', () => {
  const reviewing = 'how-we-write-at-meridiem';
  const ends = links.filter(({page, other}) =>
    [page, other].includes(reviewing),
  );
  expect([ends.length, links.length]).toEqual([6, 7]);
  const {title} = posts.find(({permalink}) => permalink === reviewing)!;
  expect(text).toContain(`“${title}”`);
});

test('the perfect ranking changes four pages', () => {
  const changed = scoresOf(labels, ranking, 2).filter(
    ({replaceable}) => replaceable > 0,
  );
  expect(changed).toHaveLength(4);
  expect(2 * 0.5 ** changed.length).toBe(1 / 8);
});

/** The labels with an entry added or, if there is one, removed. */
function toggled(page: string, other: string): Labels {
  const {[other]: reason, ...rest} = labels[page]!;
  return {
    ...labels,
    [page]: reason === undefined ? {...rest, [other]: ''} : rest,
  };
}

test('another entry moves the answer by one at most, and the two examples come out as told', () => {
  for (const page of pages) {
    for (const other of pages.filter((name) => name !== page)) {
      const {replaceable} = totals(toggled(page, other), ranking, 2);
      expect(Math.abs(replaceable - two.replaceable)).toBeLessThanOrEqual(1);
    }
  }
  expect(
    totals(
      toggled('how-we-write-at-meridiem', 'introducing-the-meridiem-podcast'),
      ranking,
      2,
    ),
  ).toMatchObject({unwanted: 6, replaceable: 4});
  expect(
    totals(
      toggled(
        'cron-meets-daylight-saving-time',
        'rostering-is-a-constraint-problem',
      ),
      ranking,
      2,
    ),
  ).toMatchObject({unwanted: 7, replaceable: 5});
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
