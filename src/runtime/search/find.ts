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

/**
 * Whether a page has words that begin as those of a query. Pagefind looks for ever shorter beginnings of a word that no text has, down
 * to one letter; in languages without spaces, a word may be one.
 */
export function hasWords(
  {content, meta}: Pick<FoundPage, 'content' | 'meta'>,
  query: string,
): boolean {
  const text = fold(`${Object.values(meta).join(' ')} ${content}`);
  const words = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) =>
    text.includes(word.slice(0, /\p{Script=Latin}/u.test(word) ? 3 : 1)),
  );
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
    const {results} = await loaded.pagefind.search(query);
    const pages = await Promise.all(results.slice(0, limit).map((one) => one.data()));
    if (loaded.module.failures > before) {
      throw new Error('A piece of the index could not be loaded.');
    }
    // What is looked for instead of a word is the same for all pages.
    return pages[0] && hasWords(pages[0], query)
      ? {count: results.length, pages}
      : {count: 0, pages: []};
  } catch (error) {
    // It keeps what it could not begin with.
    pagefind = undefined;
    throw error;
  }
}
