// Run by run-docs.sh, with the folder that the packages are installed in.
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, posix} from 'node:path';
import {stemmer} from 'stemmer';
import {cosinesOf, termsOf, type Subject} from '../../../src/lib/rank-posts/rank-posts';
import {byBm25} from './bm25';
import type {Ranking} from './bound';
import {scaled} from './embed';
import {byTerms} from './run-models';

/** A part of a page that has a vector of its own. */
export type Part = {title: string; text: string; vector: number[]};
/** The parts of each page, by the page's path. */
export type Docs = Map<string, Part[]>;

const link = /(?<!!)\[[^\]]*\]\(([^)\s#?]+)[^)]*\)/g;
/** The pages that a text links to, by paths relative to its own or to the root. */
export function linksIn(text: string, page: string, pages: {has: (path: string) => boolean}): string[] {
  const found = [...text.matchAll(link)].flatMap(([, address]) => {
    const path = address!.startsWith('/') ? address!.slice(1) : posix.join(posix.dirname(page), address!);
    return [path, `${path}.md`, posix.join(path, 'README.md'), posix.join(path, 'index.md')].find((name) =>
      pages.has(name),
    ) ?? [];
  });
  return [...new Set(found)].filter((other) => other !== page).sort();
}

/** The page's parts without the lines that link to other pages. */
export const withoutLinks = (docs: Docs): Docs =>
  new Map(
    [...docs].map(([page, parts]) => [
      page,
      parts.map((part) => ({
        ...part,
        text: part.text
          .split('\n')
          .filter((line) => linksIn(line, page, docs).length === 0)
          .join('\n'),
      })),
    ]),
  );

/** The beginning of each part. */
export const beginnings = (docs: Docs, characters: number): Docs =>
  new Map(
    [...docs].map(([page, parts]) => [page, parts.map((part) => ({...part, text: part.text.slice(0, characters)}))]),
  );

const pagesAs = (docs: Docs): Subject[] =>
  [...docs].map(([permalink, parts]) => ({
    permalink,
    title: parts[0]!.title,
    description: '',
    tags: [],
    authors: [],
    text: parts.map(({text}) => text).join('\n\n'),
  }));

/** Our ranking, and BM25. */
export function byWords(docs: Docs): {ours: Ranking; BM25: Ranking} {
  const subjects = pagesAs(docs);
  const terms = termsOf(subjects, stemmer);
  return {
    ours: byTerms(subjects),
    BM25: byBm25(new Map(subjects.map(({permalink}, at) => [permalink, terms[at]!]))),
  };
}

/** The cosines of each part with all parts, in the order of the pages: by vectors. */
export function nearnessOfVectors(docs: Docs): Float64Array[] {
  const vectors = [...docs.values()].flat().map(({vector}) => Float64Array.from(vector));
  const rows = vectors.map(() => new Float64Array(vectors.length));
  // Plain loops, since they multiply thousands of millions of numbers.
  for (let one = 0; one < vectors.length; one++) {
    for (let other = one; other < vectors.length; other++) {
      let sum = 0;
      for (let at = 0; at < vectors[one]!.length; at++) {
        sum += vectors[one]![at]! * vectors[other]![at]!;
      }
      rows[one]![other] = sum;
      rows[other]![one] = sum;
    }
  }
  return rows;
}

/** The same by words: TF-IDF, as our ranking has it, of each part. */
export const nearnessOfWords = (docs: Docs): Float64Array[] =>
  cosinesOf(
    [...docs.values()]
      .flat()
      .map(({text}, at) => ({permalink: String(at), title: '', description: '', tags: [], authors: [], text})),
    stemmer,
  );

/** Four ways to rank pages by the cosines of their parts. */
export function byParts(docs: Docs, nearness: Float64Array[]): Record<string, Ranking> {
  let next = 0;
  const parts = new Map([...docs].map(([page, of]) => [page, of.map(() => next++)]));
  const mostOf = (part: number, others: number[]) => others.reduce((most, other) => Math.max(most, nearness[part]![other]!), -1);
  const sumOf = (one: number[], other: number[]) => one.reduce((sum, part) => other.reduce((more, at) => more + nearness[part]![at]!, sum), 0);
  const rank = (near: (one: number[], other: number[]) => number): Ranking =>
    Object.fromEntries(
      [...parts].map(([page, one]) => [
        page,
        [...parts]
          .filter(([other]) => other !== page)
          .map(([other, its]) => ({other, near: near(one, its)}))
          .sort((a, b) => b.near - a.near)
          .map(({other}) => other),
      ]),
    );
  const own = new Map([...parts.values()].map((of) => [of, Math.sqrt(sumOf(of, of))]));
  return {
    // The cosine of the means of vectors of length 1.
    'mean of all parts': rank((one, other) => sumOf(one, other) / (own.get(one)! * own.get(other)!)),
    'first part': rank(([one], [other]) => nearness[one!]![other!]!),
    'nearest pair of parts': rank((one, other) => Math.max(...one.map((part) => mostOf(part, other)))),
    'nearest part to each': rank((one, other) => one.reduce((sum, part) => sum + mostOf(part, other), 0) / one.length),
  };
}

/** Reciprocal rank fusion of rankings (Cormack, Clarke and Büttcher, SIGIR 2009). */
export const fused = (rankings: Ranking[]): Ranking =>
  Object.fromEntries(
    Object.keys(rankings[0]!).map((page) => {
      const scores = new Map<string, number>();
      for (const ranking of rankings) {
        ranking[page]!.forEach((other, at) => scores.set(other, (scores.get(other) ?? 0) + 1 / (60 + at + 1)));
      }
      return [page, [...scores].sort((one, other) => other[1] - one[1]).map(([other]) => other)];
    }),
  );

/** The pages in the same folder, those whose files are next to the page's first. */
export const byFolder = (pages: string[]): Ranking =>
  Object.fromEntries(
    pages.map((page, at) => [
      page,
      pages
        .map((other, place) => ({other, far: Math.abs(place - at), same: posix.dirname(other) === posix.dirname(page)}))
        .filter(({other}) => other !== page)
        .sort((one, other) => Number(other.same) - Number(one.same) || one.far - other.far)
        .map(({other}) => other),
    ]),
  );

type Recker = {documents: Array<{path: string; title: string; content: string; vector: Record<string, number>}>};
type Lance = {
  connect: (path: string) => Promise<{
    openTable: (name: string) => Promise<{
      query: () => {toArray: () => Promise<Array<{id: string; type: string; content: string; vector: Iterable<number>}>>};
    }>;
  }>;
};

/** Reads the parts with their vectors from the two packages. */
export async function load(folder: string): Promise<Record<string, Docs>> {
  const from = createRequire(join(folder, 'package.json'));
  const {documents} = JSON.parse(
    readFileSync(join(folder, 'node_modules/recker/dist/mcp/data/embeddings.json'), 'utf8'),
  ) as Recker;
  const {connect} = from('@lancedb/lancedb') as Lance;
  const element = dirname(from.resolve('@siemens/element-mcp/package.json'));
  const database = await connect(join(element, 'database/vectors.db'));
  const rows = await (await database.openTable('documents')).query().toArray();

  const grouped = (parts: Array<Part & {page: string}>): Docs => {
    const pages = [...new Set(parts.map(({page}) => page))].sort();
    const docs: Docs = new Map(pages.map((page) => [page, []]));
    parts.forEach(({page, title, text, vector}) => docs.get(page)!.push({title, text, vector: scaled(vector)}));
    return docs;
  };
  return {
    Recker: grouped(
      documents.map(({path, title, content, vector}) => ({
        page: path,
        title: title.split(' - ')[0]!,
        text: content.startsWith('# ') ? content : `# ${title}\n\n${content}`,
        vector: Object.values(vector),
      })),
    ),
    Element: grouped(
      rows
        .filter(({type}) => type === 'documentation')
        .map((row) => ({row, at: row.id.split(':').slice(1).map(Number)}))
        .sort((one, other) => one.at[0]! - other.at[0]! || one.at[1]! - other.at[1]!)
        .map(({row}) => ({
          page: row.id.split(':')[0]!,
          title: /^# ([^:\n]*)/.exec(row.content)?.[1] ?? '',
          text: row.content,
          vector: [...row.vector],
        })),
    ),
  };
}

const named = (kind: string, rankings: Record<string, Ranking>) =>
  Object.entries(rankings).map(([way, ranking]): [string, Ranking] => [`${kind}, ${way}`, ranking]);

/** The links of some pages, and the first two of each ranking, as numbers of pages. */
function rowsOf(docs: Docs, read: Docs, rankings: Array<[string, Ranking]>) {
  const pages = [...docs.keys()];
  const numbers = (of: string[]) => of.map((page) => pages.indexOf(page));
  const wanted = pages
    .map((page): [string, string[]] => [page, linksIn(read.get(page)!.map(({text}) => text).join('\n'), page, docs)])
    .filter(([, links]) => links.length > 0);
  return {
    parts: [...docs.values()].flat().length,
    pages,
    wanted: Object.fromEntries(wanted.map(([page, links]) => [pages.indexOf(page), numbers(links)])),
    shown: Object.fromEntries(
      rankings.map(([name, ranking]) => [name, wanted.map(([page]) => numbers(ranking[page]!.slice(0, 2)))]),
    ),
  };
}

/** Ranks the pages in all ways: by vectors as they come, by words of the same text, and by words without the lines that hold links. */
export function rowsFor(docs: Docs) {
  const linkless = withoutLinks(docs);
  const partsOf = (of: Docs) => byParts(of, nearnessOfWords(of));
  const words = partsOf(docs);
  const vectors = byParts(docs, nearnessOfVectors(docs));
  const {ours, BM25} = byWords(docs);
  return rowsOf(docs, docs, [
    ['ours', ours],
    ['BM25', BM25],
    ['ours without links', byWords(linkless).ours],
    ['folder', byFolder([...docs.keys()])],
    ...named('words', words),
    ...named('words without links', partsOf(linkless)),
    ...named('beginnings', partsOf(beginnings(docs, 1000))),
    ...named('vectors', vectors),
    ...named(
      'both',
      Object.fromEntries(Object.entries(vectors).map(([way, ranking]) => [way, fused([words[way]!, ranking])])),
    ),
  ]);
}

/** Ranks the pages by those of their parts only that have no links, so that neither words nor vectors know them. */
export function rowsWithoutLinks(docs: Docs) {
  const parts: Docs = new Map(
    [...docs]
      .map(([page, of]): [string, Part[]] => [page, of.filter(({text}) => linksIn(text, page, docs).length === 0)])
      .filter(([, of]) => of.length > 0),
  );
  return rowsOf(parts, docs, [
    ...named('words', byParts(parts, nearnessOfWords(parts))),
    ...named('vectors', byParts(parts, nearnessOfVectors(parts))),
  ]);
}

async function main(folder: string) {
  const {Recker, Element} = await load(folder);
  const json = Object.entries({
    Recker: rowsFor(Recker!),
    Element: rowsFor(Element!),
    'Element, parts without links': rowsWithoutLinks(Element!),
  }).map(([name, rows]) => `${JSON.stringify(name)}: {\n${Object.entries(rows).map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}}`);
  writeFileSync(join(__dirname, '../data/docs.json'), `{${json.join(',\n')}}\n`);
}

if (process.argv[1] === __filename) {
  void main(process.argv[2]!);
}
