import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {elsewhere} from './control';
import {entries, rows} from './disagree';
import {passagesOf, rankBy, served, vectorsOf, type Page} from './embed';
import {bad, close, labels as numpyLabels, rankings as numpyRankings, share, size, unwanted as unwantedInNumpy} from './numpy';
import {bm25, expected, rankings} from './others';
import {wholePages} from './tried';
import {centred, wordVectors} from './run-models';
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
/** How many wanted links of one ranking another does not show, and the other way round. */
function compared(wanted: Labels, ours: Ranking, theirs: Ranking) {
  const [mine, others] = [ours, theirs].map((shown) =>
    Object.keys(wanted).flatMap((page) =>
      shown[page]!.slice(0, 2)
        .filter((to) => to in wanted[page]!)
        .map((to) => `${page} ${to}`),
    ),
  ) as [string[], string[]];
  return {
    won: others.filter((link) => !mine.includes(link)).length,
    lost: mine.filter((link) => !others.includes(link)).length,
  };
}
const won = (name: string) =>
  compared(labels, ranking, readJson(`../data/${name}.json`) as Ranking);
const left = (name: string) =>
  totals(labels, readJson(`../data/${name}.json`) as Ranking, 2).unwanted;
const [, four, eight] = rows as Array<Record<'changes' | 'low' | 'high', number>>;
const ways = readJson('../data/ways.json') as Record<string, Ranking>;
const waysLeft = Object.values(ways).map((way) => totals(labels, way, 2).unwanted);
const settings = [0.5, 0.9, 1.2, 1.5, 2, 3].flatMap((k1) =>
  [0, 0.4, 0.75, 1].map((b) => expected(bm25(k1, b)).unwanted),
);
/** The cosine of two posts, by a part of their names, as the post prints it. */
const cosineOf = (page: string, of = posts, other = 'how-we') =>
  cosines(of)
    .find((row) => row.page.includes(page))!
    .others.find((row) => row.other.includes(other))!
    .cosine.toFixed(3);
test.each([
  `each page of this blog shows the ${word(2)} posts nearest to it`,
  `${word(two.unwanted - 1)} more of our ${two.links} related links were as bad`,
  `had a replacement for ${word(two.replaceable)} of the ${word(two.unwanted)}. For the other ${word(two.staying)} it had nothing left`,
  `${word(two.unwanted)} of our ${two.links} related links were bad, and no ranking could replace ${word(two.staying)}`,
  `${word(two.replaceable)} of ${word(two.unwanted)} is all we`,
  `this adds up to ${word(two.replaceable)}`,
  `${word(two.replaceable)} is a ceiling`,
  `some of the ${two.links - two.unwanted} wanted links that we show`,
  `random entries of its ${entries.length} for`,
  `After ${word(four!.changes)} swaps, 90% of the counts were ${four!.low} to ${four!.high}, after ${word(eight!.changes)} ${eight!.low} to ${eight!.high}`,
  `each model won ${word(won('sentence-encoder').won)} of our ${word(two.replaceable)} replacements. The encoder lost ${word(won('sentence-encoder').lost)} wanted links for it, the word vectors ${word(won('word-vectors').lost)}`,
  `${word(waysLeft.length - 2)} other ways to apply them`,
  `left ${Math.min(...waysLeft)} to ${Math.max(...waysLeft)} unwanted links, so none did better than ours`,
  `the table, ${words(quotedMistakes.exec(reviewingText)![0])} of the post’s ${words(reviewingText).toLocaleString('en')} words`,
  `${word(two.unwanted)} unwanted links became ${word(repaired.unwanted)}, and no wanted one`,
  `from a cosine of ${cosineOf('property')} to ${cosineOf('property', withoutQuotes)}, behind cron with ${cosineOf('property', withoutQuotes, 'cron')}`,
  `with ${cosineOf('hydration', withoutQuotes, 'costs')} for costs and ${cosineOf('hydration', withoutQuotes)} for reviewing`,
  `A table of mistakes was behind ${word(two.replaceable - repaired.replaceable)} of the ${word(two.replaceable)}`,
  `unwanted links fall from ${word(two.unwanted)} to ${word(one.unwanted)}, but wanted ones from ${two.links - two.unwanted} to ${word(one.links - one.unwanted)}`,
  `In 24 settings of both, ${word(Math.min(...settings))} to ${word(Math.max(...settings))} links were unwanted`,
  `${size} functions, ${Object.keys(numpyLabels).length} of which list others`,
  `could replace ${bad.filter(Boolean).length} of our ${bad.length} unwanted links, or ${(100 * share).toFixed(0)}%; the other ${bad.filter((can) => !can).length} are places`,
  `on numpy’s ${Object.keys(numpyLabels).length} pages clearly worse`,
  `we drew a thousand such samples, and ${close} of them came within 14 points of the ${(100 * share).toFixed(0)}%`,
  `it fills ${two.links - expected(rankings.perfect!).unwanted} of the ${two.links} places`,
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

/** Whether the link is won without the table of mistakes. */
const repairs = (page: string, better: string) =>
  siteRanking(withoutQuotes)
    [page]!.slice(0, 2)
    .some((other) => !ranking[page]!.slice(0, 2).includes(other) && names[other] === better);

test('the table lists the unwanted links, in any order of the pages', () => {
  const expectedRows = links.map(
    ({page, other, better}) =>
      `| ${names[page]} | ${names[other]} | ${repairs(page, better) ? `**${better}**` : better} |`,
  );
  const table = /\| Under the post on +\| Unwanted link to .*?\n\n/s.exec(
    read('../index.md'),
  )![0];
  expect(
    table
      .replace(/\[(.*?)\]\(.*?\)/g, '$1')
      .replace(/ +/g, ' ')
      .trim()
      .split('\n')
      .slice(2)
      .sort(),
  ).toEqual(expectedRows.sort());
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

test('the tables of rankings have what each leaves, here and in numpy', () => {
  const here = {
    'At random': expected(rankings['at random']!).unwanted,
    'Word vectors (2014)': left('word-vectors'),
    'Sentence encoder (2018)': left('sentence-encoder'),
    'Same tags': expected(rankings['same tags']!).unwanted,
    'TF-IDF, ours': two.unwanted,
    'BM25 (1994)': expected(rankings.BM25!).unwanted,
    'A perfect ranking': expected(rankings.perfect!).unwanted,
  };
  const inReference = {
    'At random': unwantedInNumpy['at random']!,
    'Sentence encoder': unwantedInNumpy['sentence encoder, passages']!,
    'Word vectors': unwantedInNumpy['word vectors, TF-IDF']!,
    BM25: unwantedInNumpy.BM25!,
    'TF-IDF, title and summary not weighted': unwantedInNumpy['ours, without weights']!,
    'TF-IDF, ours': unwantedInNumpy.ours!,
    'A perfect ranking': unwantedInNumpy.perfect!,
  };
  const tables = text.replaceAll('**', '').replace(/ +/g, ' ');
  for (const [table, digits] of [[here, 1], [inReference, 0]] as const) {
    for (const [name, count] of Object.entries(table)) {
      expect(tables).toContain(`| ${name} | ${count.toFixed(digits)} |`);
    }
  }
  for (const [name, other] of [
    ['Sentence encoder', 'sentence encoder, passages'],
    ['Word vectors', 'word vectors, TF-IDF'],
    ['BM25', 'BM25'],
    ['TF-IDF, title and summary not weighted', 'ours, without weights'],
  ] as const) {
    const {won: more, lost} = compared(numpyLabels, numpyRankings.ours!, numpyRankings[other]!);
    expect(tables).toContain(`| ${name} | ${unwantedInNumpy[other]} | ${more} | ${lost} |`);
  }
  expect(tables).toContain(`| A perfect ranking | ${unwantedInNumpy.perfect} | ${bad.filter(Boolean).length} | 0 |`);
  expect(text).toContain(`Unwanted, of ${2 * Object.keys(numpyLabels).length}`);
});

test('cut elsewhere, as many words change nothing, and a least cosine drops two', () => {
  const places = /^(\d+) of \1 cuts: 7 unwanted\n$/.exec(read('control.out.txt'))![1]!;
  expect(text).toContain(`each of the ${places} other places`);
  expect(new Set(elsewhere(100))).toEqual(new Set([7]));
  const low = cosines().flatMap(({page, others}) =>
    others.slice(0, 2).flatMap(({other, cosine}) => (cosine < 0.08 ? [other in labels[page]!] : [])),
  );
  expect(low).toEqual([false, false]);
});

test('the table quotes three posts, and has three of the five terms of hydration', () => {
  const table = quotedMistakes.exec(reviewingText)![0];
  for (const words of [
    'A library’s bias makes a bug hard to find: a third of the seeds miss it',
    'Choose this policy if runs should be 24 hours apart',
    'All rows of a table were measured on a slow phone',
  ]) {
    expect(table).toContain(words.replace('’', "'"));
    expect(text).toContain(`“${words}”`);
  }
  const five = ['docusaurus', 'phone', 'heading', 'documentation', 'client'];
  const [first, second, third] = five.filter((term) => table.toLowerCase().includes(term));
  expect(text.replaceAll('_', '*')).toContain(`the table has only *${first}*, *${second}* and *${third}*.`);
  for (const term of five) {
    expect(read('terms.out.txt')).toContain(term);
  }
});

test('the models in the table are the first of their ways', () => {
  expect(ways['sentence encoder, passages']).toEqual(readJson('../data/sentence-encoder.json'));
  expect(ways['word vectors, TF-IDF']).toEqual(readJson('../data/word-vectors.json'));
});

test('a text is cut at the ends of sentences into passages of up to 100 words', () => {
  const passages = passagesOf(posts[0]!);
  expect(passages.slice(1).join(' ').replace(/\s+/g, ' ').length).toBeGreaterThan(
    0.98 * posts[0]!.text.length,
  );
  for (const passage of passages) {
    expect(passage.split(/\s+/).length).toBeLessThanOrEqual(100);
  }
});

test('the program for a served model asks as OpenAI’s interface has it, and ranks by the answer', async () => {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      const {model, input} = JSON.parse(body) as {model: string; input: string[]};
      asked.push([request.url, model]);
      // As near as their counts of a few letters are, and in no order, which the interface leaves open.
      const data = input.map((of, index) => ({
        index,
        embedding: ['a', 'e', 'z'].map((letter) => of.split(letter).length),
      }));
      response.end(JSON.stringify({data: data.reverse()}));
    });
  });
  await new Promise<void>((done) => server.listen(0, done));
  const {port} = server.address() as AddressInfo;
  const embed = served(`http://localhost:${port}/v1/embeddings`, 'some-model');
  const of = (permalink: string, letters: string): Page => ({
    permalink,
    title: letters,
    description: letters,
    text: `${letters}bcd. ${letters}bcd.`,
  });
  const found = [of('one', 'aaaa'), of('two', 'zzzz'), of('three', 'aaaaa')];
  const vectors = await vectorsOf(found, embed);
  server.close();
  expect(asked[0]).toEqual(['/v1/embeddings', 'some-model']);
  expect(rankBy(['one', 'two', 'three'], vectors).one).toEqual(['three', 'two']);
});

test('the command that scores a ranking prints a row for each number of places', () => {
  const [heads, , row] = report(labels, ranking);
  const cells = row!.trim().split(/ +/).map(Number);
  expect(heads!.trim().split(/ {2,}/)).toEqual(['per page', 'unwanted', 'replaceable', 'stuck']);
  expect(cells).toEqual([2, two.unwanted, two.replaceable, two.staying]);
});

test('below a function of numpy is what the post says', () => {
  const below = (page: string) => numpyRankings.ours![page]!.slice(0, 2);
  expect(below('median')).toContain('nanmedian');
  expect(numpyLabels.median).not.toHaveProperty('nanmedian');
});

test('a text is the mean of the vectors of its words, by default without those that all texts have', () => {
  const vectors = {cat: [1, 0], dog: [0, 2], the: [1, 1]};
  const pages = ['the cat', 'the dog', 'the cat, the cat, the dog'].map(
    (text): Page => ({permalink: text, title: '', description: '', text}),
  );
  const [cat, dog, both] = wordVectors(vectors, pages);
  expect([cat, dog]).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(both![0]).toBeGreaterThan(both![1]!);
  expect(wordVectors(vectors, pages, () => 1)[0]![1]).toBeGreaterThan(0);
  expect(centred([[1, 0], [3, 4]])).toEqual([[-1, -2], [1, 2]]);
});

test('each model won as many', () => {
  expect(won('word-vectors').won).toBe(won('sentence-encoder').won);
});
