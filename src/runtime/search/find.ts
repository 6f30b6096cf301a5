import {fold} from '../../lib/fold';
import type {SearchField} from '../../lib/contracts';
import {loadModule} from '../site-script/load-module';

/** The folder of the index, at its address; the plugin fills it in. The development server has none. */
declare const SEARCH_INDEX: string | null;

export const hasIndex = SEARCH_INDEX !== null;

/** A page that was found, as Pagefind describes it. */
export type FoundPage = {
  url: string;
  meta: {title: string} & Partial<Record<SearchField, string>>;
  excerpt: string;
  content: string;
  /** Which words of the content were found, and with their weights. */
  locations: number[];
  weighted_locations: Array<{weight: number}>;
  sub_results: Array<{title: string; url: string; anchor?: unknown}>;
};

/** The part of Pagefind that is used here. */
type Module = {
  createInstance: (options: {noWorker: boolean}) => {
    search: (query: string) => Promise<{results: Array<{data: () => Promise<FoundPage>}>}>;
  };
  /** How many requests have failed: see src/output/search-index/write-index.ts. */
  failures: number;
};

let pagefind: ReturnType<Module['createInstance']> | undefined;

/** Loads Pagefind, which then loads what each search needs. Its worker is not published. */
export async function prepare() {
  const module = await loadModule<Module>(`${SEARCH_INDEX}pagefind.js`);
  pagefind ??= module.createInstance({noWorker: true});
  return {module, pagefind};
}

/** Of how many pages at most is looked whether they have what is searched. */
const most = 30;

const partsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words by which Pagefind knows a word: `zoneOf`, `of`, `zone` and `intlzoneof` of `Intl.zoneOf`. */
const namesOf = (word: string) => [
  ...partsOf(word),
  ...partsOf(word.replace(/(\p{Ll}|\p{N})(\p{Lu})|(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1$3 $2$4')),
  partsOf(word).join(''),
];

/** What Pagefind is asked: it knows only straight quotation marks around a phrase, and no word that begins with these signs. */
export const asked = (query: string) => query.replace(/[“”„«»]/g, '"').replace(/[$<=>^`|~]/g, ' ');

/**
 * Whether what was found in a page begins as the words of a query. Instead of a word that no text has, Pagefind looks for ever shorter
 * beginnings of it, down to one letter. In languages without spaces, a word may be one letter.
 */
export function hasWords(
  {content, locations, meta}: Pick<FoundPage, 'content' | 'locations' | 'meta'>,
  query: string,
): boolean {
  const words = content.split(/\s+/);
  const found = [
    ...Object.values(meta).flatMap((text) => text.split(' ')),
    ...locations.flatMap((index) => words[index] ?? []),
  ].flatMap(namesOf);
  const isFound = (word: string) =>
    /\p{Script=Latin}|\d/u.test(word)
      ? found.some((one) => one.startsWith(word.slice(0, 3)))
      : fold(content).includes(word[0]!);
  // A name such as `draw-chart.ts` is one word to Pagefind.
  return query.split(/\s+/).every((term) => {
    const parts = partsOf(term);
    return parts.length === 0 || parts.some(isFound);
  });
}

/**
 * Searches the index: how many pages there are in all, and the best of them.
 *
 * @throws if a part of the index cannot be loaded
 */
export async function find(
  query: string,
  limit: number,
): Promise<{count: number; pages: FoundPage[]}> {
  try {
    const loaded = await prepare();
    const before = loaded.module.failures;
    const {results} = await loaded.pagefind.search(asked(query));
    const load = async (from: number, to: number) => {
      const found = await Promise.all(results.slice(from, to).map((one) => one.data()));
      return found.filter((page) => hasWords(page, query));
    };
    let pages = await load(0, limit);
    let count = results.length;
    if (pages.length < Math.min(limit, count)) {
      pages = [...pages, ...(await load(limit, most))];
      count = pages.length;
    }
    if (loaded.module.failures > before) {
      throw new Error('A piece of the index could not be loaded.');
    }
    return {count, pages: pages.slice(0, limit)};
  } catch (error) {
    // It keeps what it could not begin with.
    pagefind = undefined;
    throw error;
  }
}
