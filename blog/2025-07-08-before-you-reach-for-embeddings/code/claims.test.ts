import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {stemmer} from 'stemmer';
import {expect, test} from 'vitest';
import {termsOf as termsIn} from '../../../src/lib/rank-posts/rank-posts';
import {badLinks, report, totals, type Labels, type Ranking} from './bound';
import {byBm25} from './bm25';
import {
  families,
  familiesOf,
  filledBy,
  functions,
  largest,
  nameless,
  numpy,
  others,
  wanted,
} from './compare';
import {elsewhere, rankedWith} from './control';
import {element, linkless, recker, ways} from './docs';
import {passagesOf, rankBy, served, vectorsOf, type Page} from './embed';
import {
  cosines,
  errorTable,
  posts,
  quotation,
  reviewing,
  siteRanking,
  reviewingText,
  testing,
  withoutQuotation,
  withReviewing,
} from './rank';
import {byFolder, byParts, fused, linksIn, nearnessOfVectors} from './run-docs';
import {withoutNames, wordVectors} from './run-models';
import {quoted, report as termsReport, termsOf} from './terms';

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
const models = readJson('../data/models.json') as Record<string, Ranking>;
const filled = (of: Ranking) => totals(labels, of, 2).filled;
const terms = termsIn(posts, stemmer);
const bm25 = byBm25(
  new Map(posts.map(({permalink}, at) => [permalink, terms[at]!])),
);
const byRow = rankedWith(reviewingText.replace(quotation, ''));
const about = (name: string) => links.filter((link) => link.bad === name);
test.each([
  `${word(links.length)} of the ${two.links} links under our ${word(pages.length)} posts led to one that we would not have picked`,
  `For ${word(unlisted.length)}, our list had nothing left, so no model could win more than ${word(two.ceiling - two.filled)}`,
  `${word(about(reviewing).length)} of the ${word(links.length)} lead to the post on reviewing, and ${word(links.filter(({page}) => page === reviewing).length)} more stand under it`,
  `made up ${(100 * quoted(testing).share).toFixed(0)}% of the cosine`,
  `the cosine fell by ${(100 * (1 - byRow.cosine / rankedWith(reviewingText).cosine)).toFixed(0)}%`,
  `Without the whole error table, ${words(errorTable.exec(reviewingText)![0])} words`,
  `${word(unlisted.length)} of the bad links have no name`,
  `the row, ${words(quotation.exec(reviewingText)![0])} of the post’s ${words(reviewingText).toLocaleString('en')} words`,
  `from ${cosineOf('property')} to ${cosineOf('property', withoutQuotation)}, behind cron with ${cosineOf('property', withoutQuotation, 'cron')}`,
  `on our ten posts, ${two.ceiling} of ${two.links} places. Ours fills ${two.filled} of these ${two.ceiling}, and BM25, another formula that counts words,^bm25 ${filled(bm25)}.`,
  `one fills ${filled(models['sentence encoder']!)}, with ${word(badLinks(labels, models['sentence encoder']!, 2).filter(({bad}) => bad === reviewing).length)} bad links to reviewing, and the other ${word(filled(models['word vectors']!))}`,
  `API reference (2.4.6) with ${functions} functions, ${Object.keys(wanted).length} of which list others`,
])('the post says: %s', (claim) => {
  expect(text.toLowerCase()).toContain(claim.toLowerCase());
});

const best = (of: number[]) => Math.max(...of);
const bestWay = (of: typeof element, kind: string) => `${kind}, ${ways[of.byWay(kind).indexOf(best(of.byWay(kind)))]}`;

test('the table of documentations has the places that each ranking fills', () => {
  const columns = [recker, element].map((of) => [
    of.filled('ours'),
    of.filled('BM25'),
    ...['words', 'vectors', 'both'].map((kind) => best(of.byWay(kind))),
    of.filled('folder'),
    `_${of.ceiling}_`,
  ]);
  [
    'TF-IDF of whole pages (ours)',
    'BM25 of whole pages',
    'TF-IDF of parts, best way',
    'Vectors, best way',
    'Both, fused,^rrf best way',
    'Neighbours in the folder',
    '_Ceiling_',
  ].forEach((name, at) => {
    expect(text).toContain(`| ${name} | ${columns[0]![at]} | ${columns[1]![at]} |`);
  });
});

test('what the text says of the documentations is what was counted', () => {
  const most = (of: typeof element, kind: string) => best(of.byWay(kind));
  const [m3, small] = [bestWay(element, 'vectors'), bestWay(recker, 'vectors')];
  const against = (of: typeof element, model: string, other: string) => of.pairs(model, other);
  const [up, down] = against(element, m3, 'ours');
  const [more, fewer] = against(element, m3, bestWay(element, 'words'));
  const [better, worse] = against(recker, small, bestWay(recker, 'words'));
  for (const claim of [
    `counting words filled ${most(recker, 'words')} places with wanted links, where bge-small filled ${most(recker, 'vectors')}; and ${most(element, 'words')} where bge-m3 filled ${most(element, 'vectors')}.`,
    `The same vectors of bge-m3 fill ${Math.min(...element.byWay('vectors'))} or ${most(element, 'vectors')} places`,
    `does better on ${up} of Element’s ${element.lists} pages with links and worse on ${down}; against TF-IDF of parts, on ${more} and ${fewer},`,
    `bge-small does better than TF-IDF of parts on ${better} of ${recker.lists} pages and worse on ${worse}.`,
    `of the first 1,000 characters of each part, TF-IDF still fills ${most(recker, 'beginnings')}.`,
    `TF-IDF of parts fills ${most(recker, 'words without links')} and ${most(element, 'words without links')}; of Element’s parts without any link, it fills ${most(linkless, 'words')} of ${linkless.ceiling} places and bge-m3 ${most(linkless, 'vectors')}.`,
  ]) {
    expect(text).toContain(claim);
  }
});

test('“the most that anything filled on Element” is bge-m3’s best way', () => {
  expect(best(element.rankings.map(element.filled))).toBe(best(element.byWay('vectors')));
});

test('links are found by the paths of pages', () => {
  const named = new Set(['a/one.md', 'a/two.md', 'b/README.md', 'c.md']);
  const line = 'See [two](two.md#part), [b](../b/), [c](/c), ![picture](one.png), [this](one.md) and [else](https://two.md).';
  expect(linksIn(line, 'a/one.md', named)).toEqual(['a/two.md', 'b/README.md', 'c.md']);
});

test('parts rank pages by their mean, the first, the nearest pair, or the nearest to each', () => {
  const part = (...vector: number[]) => ({title: '', text: '', vector});
  const docs = new Map([
    ['page', [part(1, 0, 0), part(0, 1, 0)]],
    ['first', [part(0.8, 0, 0.6), part(0, 0, 1), part(0, 0, 1)]],
    ['pair', [part(0, 0, 1), part(0, 1, 0), part(0, 0, -1), part(-0.6, 0, -0.8)]],
    ['each', [part(0, 0.7, Math.sqrt(0.51)), part(0.7, 0, -Math.sqrt(0.51))]],
  ]);
  const found = Object.entries(byParts(docs, nearnessOfVectors(docs))).map(([way, of]) => [way, of.page![0]]);
  expect(found).toEqual([
    ['mean of all parts', 'each'],
    ['first part', 'first'],
    ['nearest pair of parts', 'pair'],
    ['nearest part to each', 'each'],
  ]);
});

test('rankings are fused by places, and neighbours in a folder come first', () => {
  expect(fused([{a: ['b', 'c', 'd']}, {a: ['d', 'c', 'b']}, {a: ['c', 'd', 'b']}])).toEqual({a: ['c', 'd', 'b']});
  expect(byFolder(['a/1', 'a/2', 'a/3', 'b/1'])['a/3']).toEqual(['a/2', 'a/1', 'b/1']);
});

test('numpy’s counts are those of the text', () => {
  const of = (counts: Record<string, number>) => [counts.ours, counts.BM25, counts['word vectors'], counts['sentence encoder']];
  const [ours, bm25, vectors, encoder] = of(filledBy(numpy));
  expect(text).toContain(
    `Of ${totals(wanted, numpy.ours, 2).ceiling} places, our ranking fills ${ours}, BM25 ${bm25}, word vectors (2014) ${vectors}, and a sentence encoder (2018) ${encoder}.`,
  );
  const names = of(filledBy(nameless));
  expect(text).toContain(`the order is the same: ${names.slice(0, 3).join(', ')} and ${names[3]};`);
});

test('without the largest family, the rankings keep their order', () => {
  for (const of of [numpy, nameless]) {
    const counts = Object.values(filledBy(of, others));
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  }
  expect(Object.keys(wanted).length - Object.keys(others).length).toBe(largest);
  expect(text).toContain(`the largest family of functions that “See Also” connects, ${largest} pages`);
});

test('a text without names keeps its title and all other words', () => {
  const page = {
    permalink: 'mean',
    title: 'mean',
    description: 'Compute the mean.',
    text: 'See `np.median` and nanmean.',
  };
  expect(withoutNames(page, new Set(['mean', 'median']))).toEqual({
    ...page,
    description: 'Compute the .',
    text: 'See `np.` and nanmean.',
  });
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
      .replaceAll('**', '')
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
  const table = errorTable.exec(reviewingText)![0];
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

test('the words only in the row are those named', () => {
  expect(quoted(testing).terms.sort()).toEqual(
    ['bias', 'bug', 'seeds', 'library', 'fifth'].map(stemmer).sort(),
  );
});

test('without the error table, the two links to reviewing that have another beside them go', () => {
  const without = siteRanking(
    withReviewing(reviewingText.replace(errorTable, '')),
  );
  const left = badLinks(labels, without, 2);
  expect(filled(without)).toBe(two.filled + 2);
  expect(left.filter(({bad}) => bad === reviewing)).toEqual(
    about(reviewing).filter(({missing}) => !missing),
  );
  expect(without['the-price-of-hydration']!.slice(0, 2)).toContain(
    'what-a-static-site-costs',
  );
});

test('cut elsewhere, as many words change nothing', () => {
  const [row, table] = [
    ...read('control.out.txt').matchAll(
      /^(\d+) words, (\d+) cuts: cosine at least ([\d.]+), reviewing shown under testing after \2, at most (\d+) places filled$/gm,
    ),
  ] as unknown as [string[], string[]];
  const count = (of: string) => Number(of).toLocaleString('en');
  expect(text).toContain(
    `we cut ${row[1]} words in a row elsewhere, at every one of the ${count(row[2]!)} possible positions. The cosine never fell below ${row[3]}`,
  );
  expect(text).toContain(`None of the ${count(table[2]!)} cuts of that size`);
  expect([row[4], table[4]].map(Number)).toEqual([two.filled, two.filled]);
  for (const [part, of] of [
    [quotation, row],
    [errorTable, table],
  ] as const) {
    const {size, cuts} = elsewhere(part, 100);
    expect(size).toBe(Number(of[1]));
    for (const {cosine, shown, filled: places} of cuts) {
      expect(cosine.toFixed(3) >= of[3]!).toBe(true);
      expect(shown).toBe(true);
      expect(places).toBeLessThanOrEqual(two.filled);
    }
  }
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
