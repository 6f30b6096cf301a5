import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {report, scoresOf, totals, type Labels, type Ranking} from './bound';
import {chance, compared, familiesOf, familyOf, functions, numpy, ours, wanted} from './compare';
import {elsewhere} from './control';
import {passagesOf, rankBy, served, vectorsOf, type Page} from './embed';
import {cosines, posts, quotedMistakes, reviewing, siteRanking, withoutQuotes} from './rank';
import {wordVectors} from './run-models';
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

const [two, three] = [2, 3].map((places) => totals(labels, ranking, places)) as [
  ReturnType<typeof totals>,
  ReturnType<typeof totals>,
];
const word = (count: number) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count]!;

test('the ranking is the site’s, of the ten posts as they were', () => {
  expect(siteRanking()).toEqual(ranking);
  expect(posts.map(({permalink}) => permalink).sort()).toEqual(pages.sort());
});

const words = (content: string) => content.match(/[\p{L}\p{N}][\p{L}\p{N}.,’'-]*/gu)!.length;
const reviewingPost = posts.find(({permalink}) => permalink === reviewing)!;
/** The cosine of two posts, by a part of their names, as the post prints it. */
const cosineOf = (page: string, of = posts, other = 'how-we') =>
  cosines(of)
    .find((row) => row.page.includes(page))!
    .others.find((row) => row.other.includes(other))!
    .cosine.toFixed(3);
const lengths = Object.values(labels).map((list) => Object.keys(list).length);
const inNumpy = totals(wanted, numpy.ours, 2);
const badInNumpy = (name: string) => totals(wanted, numpy[name]!, 2).bad;
const badInOurs = (name: string) => word(totals(labels, ours[name]!, 2).bad);
const of = (count: number, links: number) => `${count} of ${links} (${((100 * count) / links).toFixed(0)}%)`;
const rowOf = ({links, filled, ceiling}: typeof two) => `${of(filled, links)} | ${of(ceiling, links)}`;
const listing = Object.keys(wanted).map(familyOf);
const largestFamily = Math.max(...listing.map((name) => listing.filter((other) => other === name).length));
const families = (name: string) => compared(wanted, numpy.ours, numpy[name]!, familyOf);

test.each([
  `${word(two.bad)} of the ${two.links} links under our ${word(pages.length)} posts led to a post that we would not have picked`,
  `fill more than ${two.ceiling} of the ${two.links} places with links from it, and ours fills ${two.filled}`,
  `next, ${word(Math.min(...lengths))} to ${word(Math.max(...lengths))} of them`,
  `${word(two.links - two.ceiling)} of the bad links have no name`,
  `the table, ${words(quotedMistakes.exec(reviewingPost.text)![0])} of the post’s ${words(reviewingPost.text).toLocaleString('en')} words`,
  `from a cosine of ${cosineOf('property')} to ${cosineOf('property', withoutQuotes)}, behind cron with ${cosineOf('property', withoutQuotes, 'cron')}`,
  `${cosineOf('hydration', withoutQuotes)} against ${cosineOf('hydration', withoutQuotes, 'costs')} for costs`,
  `| Our posts, two | ${rowOf(two)} |`,
  `| Our posts, three | ${rowOf(three)} |`,
  `| NumPy, two | ${rowOf(inNumpy)} |`,
  `With a third link per page, ${word(three.filled - two.filled)} more links would be wanted and ${word(three.bad - two.bad)} more bad`,
  `API reference (2.4.6): ${functions} functions, ${Object.keys(wanted).length} of which list others`,
  `into one family, which makes ${families('BM25').groups}`,
  `and we have ${word(lengths.filter((length) => length === 1).length)} such lists`,
  `${inNumpy.links - inNumpy.ceiling} of these lists have one entry`,
  `a better ranking could gain only ${word(three.ceiling - three.filled)} places`,
  `the largest with ${largestFamily} pages`,
  `| At best | ${inNumpy.links - inNumpy.ceiling} |`,
  `| Ours, TF-IDF | ${inNumpy.bad} |`,
  `22 to 3 or anything more uneven would come up about once in ${(Math.round(1 / chance(families('word vectors')) / 1000) * 1000).toLocaleString('en')} tries`,
  `15 to 5 about once in ${Math.round(1 / chance(families('BM25')))}.`,
  `without it, our ranking left ${badInNumpy('ours, without weights')} bad links`,
  `the word vectors left ${totals(labels, ours['word vectors']!, 2).bad} bad links, the encoder ${badInOurs('sentence encoder')}, we ${badInOurs('ours')} and BM25 ${badInOurs('BM25')}`,
  `On our ten posts it would fill ${two.ceiling} places`,
  `called “${reviewingPost.title}”`,
])('the post says: %s', (claim) => {
  expect(text.toLowerCase()).toContain(claim.toLowerCase());
});

test('the table of rankings has their bad links and families', () => {
  const names: Record<string, string> = {
    BM25: 'BM25 (1994)',
    'word vectors': 'Word vectors (2014)',
    'sentence encoder': 'Sentence encoder (2018)',
  };
  for (const [name, label] of Object.entries(names)) {
    const {better, worse} = families(name);
    expect(text).toContain(`| ${label} | ${badInNumpy(name)} | ${better} | ${worse} |`);
    const here = compared(labels, ours.ours, ours[name]!);
    expect(here.better + here.worse).toBeLessThanOrEqual(3);
    expect(badInNumpy(name)).toBeGreaterThan(badInNumpy('ours'));
    // No ranking here fills as many places as the list would.
    expect(totals(labels, ours[name]!, 2).filled).toBeLessThan(two.ceiling);
  }
  expect([families('word vectors').better, families('word vectors').worse]).toEqual([3, 22]);
  expect([families('BM25').better, families('BM25').worse]).toEqual([5, 15]);
});

test('a family is what lists connect, directly or through others', () => {
  const found = familiesOf({sin: {cos: ''}, tan: {cos: ''}, cos: {}, all: {any: ''}});
  expect(new Set(['sin', 'cos', 'tan'].map((page) => found.get(page))).size).toBe(1);
  expect(found.get('all')).toBe(found.get('any'));
  expect(found.get('all')).not.toBe(found.get('sin'));
  expect(familyOf('sin')).toBe(familyOf('cos'));
});

test('the sign test has what coins do', () => {
  expect(chance({better: 0, worse: 3})).toBe(0.25);
  expect(chance({better: 1, worse: 3})).toBe(0.625);
  expect(chance({better: 2, worse: 2})).toBe(1);
});

/** What the post calls the posts that it names. */
const names: Record<string, string> = {
  'a-site-without-servers-in-terraform': 'Terraform',
  'a-static-blog-on-purpose': 'Static sites',
  'before-you-reach-for-embeddings': 'Related links (this post)',
  'cron-meets-daylight-saving-time': 'Cron',
  'how-we-write-at-meridiem': 'Reviewing',
  'introducing-the-meridiem-podcast': 'Our podcast',
  'property-based-testing-a-shift-scheduler': 'Testing',
  'rostering-is-a-constraint-problem': 'Rostering',
  'the-price-of-hydration': 'Hydration',
  'what-a-static-site-costs': 'Costs',
};
const links = scoresOf(labels, ranking, 2).flatMap(({page, shown}) => {
  const list = Object.keys(labels[page]!);
  const missing = list.filter((other) => !shown.includes(other));
  return shown
    .filter((other) => !list.includes(other))
    .map((other, at) => ({page, other, better: names[missing[at]!] ?? '_Nothing left_'}));
});

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

test('the reason is that of the list, and cron has no other entry', () => {
  const [[page, reason], ...others] = Object.entries(labels['cron-meets-daylight-saving-time']!) as [
    [string, string],
  ];
  expect(page).toBe('property-based-testing-a-shift-scheduler');
  expect(text).toContain(`“${reason}”`);
  expect(others).toEqual([]);
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

test('a ranking that begins with the lists reaches the ceiling', () => {
  const perfect = Object.fromEntries(
    pages.map((page) => {
      const list = Object.keys(labels[page]!);
      return [page, [...list, ...ranking[page]!.filter((other) => !list.includes(other))]];
    }),
  );
  for (const places of [1, 2, 3]) {
    const {filled, ceiling} = totals(labels, perfect, places);
    expect(filled).toBe(ceiling);
    expect(totals(labels, ranking, places).ceiling).toBe(ceiling);
  }
});

test('what the table says can be replaced is the ceiling less what is filled', () => {
  const named = links.filter(({better}) => better !== '_Nothing left_');
  expect(named).toHaveLength(two.ceiling - two.filled);
});

test('cut elsewhere, as many words change nothing', () => {
  const places = /^(\d+) of \1 cuts: 7 bad links\n$/.exec(read('control.out.txt'))![1]!;
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
  expect(heads!.trim().split(/ {2,}/)).toEqual(['per page', 'links', 'wanted', 'at most']);
  expect(cells).toEqual([2, two.links, two.filled, two.ceiling]);
});

test('a list of numpy lacks what its text says', () => {
  expect(numpy.ours.median).toContain('nanmedian');
  expect(wanted.median).not.toHaveProperty('nanmedian');
});

test('a text is the mean of the vectors of its words, without those that all texts have', () => {
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
});
