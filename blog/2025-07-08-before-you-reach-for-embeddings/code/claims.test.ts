import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {report, scoresOf, totals, type Labels, type Ranking} from './bound';
import {chance, compared, functions, models, numpy, ours, wanted} from './compare';
import {elsewhere} from './control';
import {passagesOf, rankBy, served, vectorsOf, type Page} from './embed';
import {longer, range, rows, single} from './longer';
import {cosines, posts, quotedMistakes, reviewing, siteRanking, withoutQuotes} from './rank';
import {centred, wordVectors} from './run-models';
import {termsOf} from './terms';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const readJson = (path: string) => JSON.parse(read(path)) as unknown;
/** The post, without its links’ addresses. */
const text = read('../index.md')
  .replace(/\]\(\.\..*?\)/g, ']')
  .replace(/[[\]]/g, '')
  .replace(/\s+/g, ' ');
const labels = readJson('../data/labels.json') as Labels;
const ranking = readJson('../data/ranking.json') as Ranking;
const pages = Object.keys(labels);

const [one, two, three] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
const word = (count: number) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count]!;

test('the ranking is the site’s, of the ten posts as they were', () => {
  expect(siteRanking()).toEqual(ranking);
  expect(posts.map(({permalink}) => permalink).sort()).toEqual(pages.sort());
});

const repaired = totals(labels, siteRanking(withoutQuotes), 2);
const words = (content: string) => content.match(/[\p{L}\p{N}][\p{L}\p{N}.,’'-]*/gu)!.length;
const reviewingPost = posts.find(({permalink}) => permalink === reviewing)!;
/** The cosine of two posts, by a part of their names, as the post prints it. */
const cosineOf = (page: string, of = posts, other = 'how-we') =>
  cosines(of)
    .find((row) => row.page.includes(page))!
    .others.find((row) => row.other.includes(other))!
    .cosine.toFixed(3);
/** How many links are wanted. */
const good = ({links, unwanted}: {links: number; unwanted: number}) => links - unwanted;
const lengths = Object.values(labels).map((list) => Object.keys(list).length);
const inNumpy = totals(wanted, numpy.ours, 2);
const badInNumpy = (name: string) => totals(wanted, numpy[name]!, 2).unwanted;
const share = inNumpy.replaceable / inNumpy.unwanted;
const ofLonger = (row: typeof two, value: 'unwanted' | 'replaceable') =>
  range(row.longer.map((list) => list[value]));
const inWords = (numbers: string) => numbers.replace(/\d+/g, (number) => word(Number(number)));

test.each([
  `this blog links to the ${word(2)} posts nearest to it`,
  `of our ${word(two.unwanted)}, one turned out`,
  `for ${word(two.staying)} we had nothing to write`,
  `We could replace ${word(two.replaceable)} of the ${word(two.unwanted)}`,
  `next, ${word(Math.min(...lengths))} to ${word(Math.max(...lengths))} of them`,
  `${word(two.unwanted)} of the ${two.links} links are bad, and ${word(two.replaceable)} of the ${word(two.unwanted)} could be replaced`,
  `${word(two.replaceable)} of ${word(two.unwanted)} was worth a try`,
  `the table, ${words(quotedMistakes.exec(reviewingPost.text)![0])} of the post’s ${words(reviewingPost.text).toLocaleString('en')} words`,
  `from a cosine of ${cosineOf('property')} to ${cosineOf('property', withoutQuotes)}, behind cron with ${cosineOf('property', withoutQuotes, 'cron')}`,
  `reviewing fell from ${cosineOf('hydration')} to ${cosineOf('hydration', withoutQuotes)}, and costs came before it with ${cosineOf('hydration', withoutQuotes, 'costs')}`,
  `A table of mistakes was behind one link, perhaps ${word(two.replaceable - repaired.replaceable)}`,
  `For ${word(two.staying)} links, our list had nothing left`,
  `${word(single.length)} pages have a single entry`,
  `in all ${longer.length} ways`,
  `Then ${inWords(ofLonger(two, 'replaceable'))} links could be replaced`,
  `brings ${word(good(three) - good(two))} more wanted links, but ${word(three.unwanted - two.unwanted)} more bad ones. Since three of the ${word(good(three) - good(two))} are those missing above`,
  `of ${three.unwanted} bad links, ${word(three.replaceable)} could be replaced, and by the longer lists ${inWords(ofLonger(three, 'replaceable'))}:`,
  `${word(lengths.filter((length) => length < 3).length)} of our ${word(lengths.length)} lists have fewer than three entries`,
  `the most generous of the ${longer.length} longer lists`,
  `API reference (2.4.6) as well: ${functions} functions, ${Object.keys(wanted).length} of which list others`,
  `${inNumpy.replaceable} of our ${inNumpy.unwanted} bad links could be replaced, or ${(100 * share).toFixed(0)}%`,
  `our ranking left ${badInNumpy('ours, without weights')} bad links, the word vectors ${badInNumpy('word vectors')} and the encoder ${badInNumpy('sentence encoder')}`,
  `${word(Object.keys(models).length - 2)} other ways to apply the models`,
  `**${three.replaceable} of ${three.unwanted} can be replaced** (our posts, three links)`,
  `**${two.replaceable} of ${two.unwanted}, or ${inNumpy.replaceable} of ${inNumpy.unwanted}** (two links)`,
  `it fills ${good({links: two.links, unwanted: two.staying})} of the ${two.links} places`,
  `called “${reviewingPost.title}”`,
])('the post says: %s', (claim) => {
  expect(text.toLowerCase()).toContain(claim.toLowerCase());
});

test('with longer lists, each link that is still bad at two links per page can be replaced', () => {
  expect(two.longer.filter(({staying}) => staying > 0)).toEqual([]);
  expect(one.staying).toBe(0);
});

test('three of the wanted links in third places are those that were missing', () => {
  const third = scoresOf(labels, ranking, 2).flatMap(({page, unwanted, missing}) =>
    unwanted.length > 0 ? missing.filter((other) => other === ranking[page]![2]) : [],
  );
  expect(third).toHaveLength(3);
});

test('no ranking has more wanted links on our posts than by chance, nor BM25 on numpy', () => {
  const labelled: Record<string, string> = {
    'word vectors': 'Word vectors (2014)',
    'sentence encoder': 'Sentence encoder (2018)',
    BM25: 'BM25 (1994)',
  };
  for (const [name, label] of Object.entries(labelled)) {
    const there = compared(wanted, numpy.ours, numpy[name]!);
    const here = compared(labels, ours.ours, ours[name]!);
    const cell = (pair: typeof here) => `${pair.better} better, ${pair.worse} worse`;
    expect(text).toContain(`| ${label} | ${cell(there)} | ${cell(here)} |`);
    expect(chance(here)).toBeGreaterThanOrEqual(0.25);
    if (name === 'BM25') {
      expect(text).toContain(
        `BM25’s ${there.worse} against ${there.better} may be chance (p = ${chance(there).toFixed(2)})`,
      );
    } else {
      expect(chance(there)).toBeLessThan(1e-12);
    }
  }
  expect(Object.keys(labelled)).toHaveLength(3);
});

test('the sign test has what coins do', () => {
  expect(chance({better: 0, worse: 3})).toBe(0.25);
  expect(chance({better: 1, worse: 3})).toBe(0.625);
  expect(chance({better: 2, worse: 2})).toBe(1);
});

test('no way to apply a model to our posts leaves fewer bad links', () => {
  for (const ways of Object.values(models)) {
    expect(totals(labels, ways, 2).unwanted).toBeGreaterThanOrEqual(two.unwanted);
  }
});

test('of 50 draws, the share is within 14 points of any 19 times in 20', () => {
  for (let percent = 1; percent < 100; percent++) {
    const p = percent / 100;
    let [chanceOf, sum] = [(1 - p) ** 50, 0];
    for (let count = 0; count <= 50; count++) {
      sum += Math.abs(count / 50 - p) < 0.1401 ? chanceOf : 0;
      chanceOf *= ((50 - count) / (count + 1)) * (p / (1 - p));
    }
    expect(sum).toBeGreaterThan(0.95);
  }
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

test('the table lists the bad links, in any order of the pages', () => {
  const table = /\| Under the post on \| Bad link to .*?\n\n/s.exec(read('../index.md'))![0];
  expect(
    table
      .replace(/\[(.*?)\]\(.*?\)/g, '$1')
      .trim()
      .split('\n')
      .slice(2)
      .sort(),
  ).toEqual(links.map(({page, other, better}) => `| ${names[page]} | ${names[other]} | ${better} |`).sort());
});

test('the table of two posts has what is wanted and shown below each, and cron came third', () => {
  for (const page of [
    'cron-meets-daylight-saving-time',
    'property-based-testing-a-shift-scheduler',
  ]) {
    const shown = ranking[page]!.slice(0, 2);
    const list = Object.keys(labels[page]!);
    const told = shown.map((other) =>
      list.includes(other) ? names[other]! : `**${names[other]!}**`,
    );
    const order = [...list].sort(
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

test('the post on reviewing is at one end of six of the seven', () => {
  const ends = links.filter(({page, other}) => [page, other].includes(reviewing));
  expect([ends.length, links.length]).toEqual([6, 7]);
});

test('the terms of two posts add up to their cosine in the ranking', () => {
  for (const {page, others} of cosines()) {
    for (const {other, cosine} of others) {
      expect(termsOf(page, other).cosine).toBeCloseTo(cosine, 10);
    }
  }
});

test('the words with a star are in the table of quoted mistakes only', () => {
  const starred = [...read('terms.out.txt').matchAll(/(\w+)\*/g)].map(([, starredWord]) => starredWord!);
  expect(starred).toContain('bias');
  const table = quotedMistakes.exec(reviewingPost.text)![0];
  const rest = reviewingPost.text.replace(quotedMistakes, '');
  for (const starredWord of starred) {
    const stem = new RegExp(`\\b${starredWord.replace(/s$/, '')}`, 'i');
    expect(table).toMatch(stem);
    expect(rest).not.toMatch(stem);
  }
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

test('without the table, only two links differ, each replaced by one that is wanted', () => {
  const changes = differences(ranking, siteRanking(withoutQuotes));
  const [cron, costs] = ['cron-meets-daylight-saving-time', 'what-a-static-site-costs'];
  expect(changes).toEqual(
    expect.arrayContaining([
      {page: 'property-based-testing-a-shift-scheduler', gone: reviewing, come: cron},
      {page: 'the-price-of-hydration', gone: reviewing, come: costs},
    ]),
  );
  expect(changes).toHaveLength(2);
});

test('a perfect ranking, that of the labels, leaves what the script says stays', () => {
  const perfect = Object.fromEntries(
    pages.map((page) => {
      const list = Object.keys(labels[page]!);
      return [page, [...list, ...ranking[page]!.filter((other) => !list.includes(other))]];
    }),
  );
  for (const [at, {staying}] of [one, two, three].entries()) {
    expect(totals(labels, perfect, at + 1)).toMatchObject({
      unwanted: staying,
      replaceable: 0,
    });
  }
});

test('cut elsewhere, as many words change nothing', () => {
  const places = /^(\d+) of \1 cuts: 7 unwanted\n$/.exec(read('control.out.txt'))![1]!;
  expect(text).toContain(`each of the ${places} other places`);
  expect(new Set(elsewhere(100))).toEqual(new Set([7]));
});

test('the table quotes three posts', () => {
  const table = quotedMistakes.exec(reviewingPost.text)![0];
  for (const mistake of [
    'A library’s bias makes a bug hard to find: a third of the seeds miss it',
    'Choose this policy if runs should be 24 hours apart',
    'All rows of a table were measured on a slow phone',
  ]) {
    expect(table).toContain(mistake.replace('’', "'"));
    expect(text).toContain(`“${mistake}”`);
  }
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

test('a list of numpy lacks what its text says', () => {
  expect(numpy.ours.median).toContain('nanmedian');
  expect(wanted.median).not.toHaveProperty('nanmedian');
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
