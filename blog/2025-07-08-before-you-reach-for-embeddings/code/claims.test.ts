import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {badLinks, report, totals, type Labels, type Ranking} from './bound';
import {
  chance,
  compared,
  families,
  familiesOf,
  functions,
  largest,
  numpy,
  others,
  wanted,
} from './compare';
import {elsewhere} from './control';
import {passagesOf, rankBy, served, vectorsOf, type Page} from './embed';
import {
  cosines,
  posts,
  quotation,
  reviewing,
  siteRanking,
  reviewingText,
  testing,
  withoutQuotation,
} from './rank';
import {wordVectors} from './run-models';
import {report as termsReport, termsOf} from './terms';

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

const two = totals(labels, ranking, 2);
const links = badLinks(labels, ranking, 2);
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

const words = (content: string) =>
  content.match(/[\p{L}\p{N}][\p{L}\p{N}.,’'-]*/gu)!.length;
/** The cosine of two posts, by a part of their names, as the post prints it. */
const cosineOf = (page: string, of = posts, other = 'how-we') =>
  cosines(of)
    .find((row) => row.page.includes(page))!
    .others.find((row) => row.other.includes(other))!
    .cosine.toFixed(3);
const unlisted = links.filter(({missing}) => !missing);
const inNumpy = (name: string, lists = wanted) =>
  totals(lists, numpy[name]!, 2);
const against = (name: string) =>
  compared(others, numpy.ours, numpy[name]!, families);
test.each([
  `${word(links.length)} of the ${two.links} links under our ${word(pages.length)} posts led to a post that we would not have picked`,
  `for ${word(unlisted.length)} of them our list had nothing left`,
  `the most that any ranking could win is ${word(two.ceiling - two.filled)} links`,
  `${word(unlisted.length)} of the bad links have no name`,
  `the row, ${words(quotation.exec(reviewingText)![0])} of the post’s ${words(reviewingText).toLocaleString('en')} words`,
  `from a cosine of ${cosineOf('property')} to ${cosineOf('property', withoutQuotation)}, behind cron with ${cosineOf('property', withoutQuotation, 'cron')}`,
  `on our ten posts, ${two.ceiling} of ${two.links} places. Ours fills ${two.filled}.`,
  `API reference (2.4.6) with ${functions} functions, ${Object.keys(wanted).length} of which list others`,
  `without the largest, which has ${largest} pages`,
  `In the ${against('ours').families} smaller families`,
])('the post says: %s', (claim) => {
  expect(text.toLowerCase()).toContain(claim.toLowerCase());
});

test('the table of rankings has the places that each fills', () => {
  const names: Record<string, string> = {
    ours: 'Ours, TF-IDF',
    'ours, without weights': 'Ours, titles not weighted',
    BM25: 'BM25 (1994)',
    'word vectors': 'Word vectors (2014)',
    'sentence encoder': 'Sentence encoder (2018)',
  };
  const [all, fewer] = [inNumpy('ours'), inNumpy('ours', others)];
  expect(text).toContain(
    `| Any, at most | ${all.ceiling} of ${all.links} | ${fewer.ceiling} of ${fewer.links} |`,
  );
  for (const [name, label] of Object.entries(names)) {
    expect(text).toContain(
      `| ${label} | ${inNumpy(name).filled} | ${inNumpy(name, others).filled} |`,
    );
  }
});

test('without the largest family, both models fill fewer places, and not by chance', () => {
  const [vectors, encoder] = ['word vectors', 'sentence encoder'].map(
    against,
  ) as [ReturnType<typeof against>, ReturnType<typeof against>];
  expect([vectors.better, vectors.worse]).toEqual([3, 21]);
  expect([encoder.better, encoder.worse]).toEqual([4, 27]);
  expect(text).toContain(
    'three times and fewer 21 times; the encoder, four and 27 times',
  );
  expect(text).toContain('less than once in 3,000 tries');
  expect(Math.max(chance(vectors), chance(encoder))).toBeLessThan(1 / 3000);
  expect(Object.keys(wanted).length - Object.keys(others).length).toBe(largest);
});

test('a family is what lists connect, directly or through others', () => {
  const found = familiesOf({
    sin: {cos: ''},
    tan: {cos: ''},
    cos: {},
    all: {any: ''},
  });
  expect(
    new Set(['sin', 'cos', 'tan'].map((page) => found.get(page))).size,
  ).toBe(1);
  expect(found.get('all')).toBe(found.get('any'));
  expect(found.get('all')).not.toBe(found.get('sin'));
  expect(families.get('sin')).toBe(families.get('cos'));
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
test('the table lists the bad links, in any order of the pages', () => {
  const table = /\| Under the post on \| Bad link to .*?\n\n/s.exec(
    read('../index.md'),
  )![0];
  expect(
    table
      .replace(/\[(.*?)\]\(.*?\)/g, '$1')
      .trim()
      .split('\n')
      .slice(2)
      .sort(),
  ).toEqual(
    links
      .map(
        ({page, bad, missing}) =>
          `| ${names[page]} | ${names[bad]} | ${names[missing ?? ''] ?? '_Nothing left_'} |`,
      )
      .sort(),
  );
});

test('the reason is that of the list, and cron has no other entry', () => {
  const [[page, reason], ...others] = Object.entries(
    labels['cron-meets-daylight-saving-time']!,
  ) as [[string, string]];
  expect(page).toBe('property-based-testing-a-shift-scheduler');
  expect(text).toContain(`“${reason}”`);
  expect(others).toEqual([]);
});

test('the terms of two posts add up to their cosine in the ranking', () => {
  for (const {page, others} of cosines()) {
    for (const {other, cosine} of others) {
      expect(termsOf(page, other).cosine).toBeCloseTo(cosine, 10);
    }
  }
});

test('the words with a star are in the row that quotes only', () => {
  const starred = [...read('terms.out.txt').matchAll(/(\w+)\*/g)].map(
    ([, starredWord]) => starredWord!,
  );
  expect(starred).toContain('bias');
  const row = quotation.exec(reviewingText)![0];
  const rest = reviewingText.replace(quotation, '');
  for (const starredWord of starred) {
    const stem = new RegExp(`\\b${starredWord.replace(/s$/, '')}`, 'i');
    expect(row).toMatch(stem);
    expect(rest).not.toMatch(stem);
  }
});

test('the sentences side by side are those of the two posts, and share the words', () => {
  const prose = (of: string) => of.replace(/[_*]/g, '').replaceAll('’', "'");
  const quoted = [
    ...read('../index.md').matchAll(/^- \*\*The .*?:\*\* “(.*)”/gm),
  ].map(([, sentence]) => sentence!);
  const quotedPost = posts.find(({permalink}) => permalink === testing)!;
  expect(quotedPost.text).toContain(prose(quoted[0]!));
  expect(quotation.exec(reviewingText)![0]).toContain(prose(quoted[1]!));
  for (const sentence of quoted) {
    expect(
      [...sentence.matchAll(/_(\w+)_/g)].map(([, shared]) => shared).sort(),
    ).toEqual(['bias', 'bug', 'seeds']);
  }
});

test('the terms are those printed', () => {
  expect(termsReport(testing).join('\n')).toBe(read('terms.out.txt').trimEnd());
});

test('without the row, the link that is wanted replaces the bad one', () => {
  const shown = (of = posts) => siteRanking(of)[testing]!.slice(0, 2);
  expect(shown()).toContain(reviewing);
  expect(shown(withoutQuotation)).not.toContain(reviewing);
  expect(shown(withoutQuotation)).toContain('cron-meets-daylight-saving-time');
});

test('the row is one of nine', () => {
  const table = /\| The post said.*?(?=Seven of the nine had)/s.exec(
    reviewingText,
  )![0];
  // With its head, and a line of dashes.
  expect(table.split(/\|\s+\|/)).toHaveLength(9 + 2);
  expect(text).toContain('listed nine false sentences');
});

test('a ranking that begins with the lists reaches the ceiling', () => {
  const perfect = Object.fromEntries(
    pages.map((page) => {
      const list = Object.keys(labels[page]!);
      return [
        page,
        [...list, ...ranking[page]!.filter((other) => !list.includes(other))],
      ];
    }),
  );
  expect(totals(labels, perfect, 2).filled).toBe(two.ceiling);
});

test('cut elsewhere, as many words change nothing', () => {
  const places = Number(
    /^(\d+) of \1 cuts: reviewing still shown under testing\n$/.exec(
      read('control.out.txt'),
    )![1],
  );
  expect(text).toContain(`each of the ${places.toLocaleString('en')} places`);
  expect(elsewhere(100)).not.toContain(false);
});

test('a text is cut at the ends of sentences into passages of up to 100 words', () => {
  const passages = passagesOf(posts[0]!);
  expect(
    passages.slice(1).join(' ').replace(/\s+/g, ' ').length,
  ).toBeGreaterThan(0.98 * posts[0]!.text.length);
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
      const {model, input} = JSON.parse(body) as {
        model: string;
        input: string[];
      };
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
  expect(rankBy(['one', 'two', 'three'], vectors).one).toEqual([
    'three',
    'two',
  ]);
});

test('the command that scores a ranking prints each bad link, and how many places are filled', () => {
  const lines = report(labels, ranking);
  expect(lines).toHaveLength(links.length + 1);
  expect(lines.join('\n').match(/missing: \(nothing left\)/g)).toHaveLength(
    unlisted.length,
  );
  expect(lines.at(-1)).toBe(
    `${two.filled} of ${two.links} places filled, at most ${two.ceiling}`,
  );
});

test('this post’s list has the post on rostering only', () => {
  expect(Object.keys(labels['before-you-reach-for-embeddings']!)).toEqual([
    'rostering-is-a-constraint-problem',
  ]);
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
