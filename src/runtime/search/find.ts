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
    return {count: results.length, pages};
  } catch (error) {
    // It keeps what it could not begin with.
    pagefind = undefined;
    throw error;
  }
}
