import {correctQuery} from './correct-query';
import {
  searchFolder,
  vocabularyFile,
  type SearchFact,
  type SearchFilter,
  type SearchOrder,
} from '../../lib/contracts';
import {queryOf, vocabularyPart, wordsOf} from '../../lib/search-words';
import type {Choices, Filters} from '../SearchFilters';

type Section = {title: string; url: string; excerpt: string};

/** A page that was found, as the index describes it. */
export type Hit = {
  url: string;
  title: string;
  /** ISO 8601 date of a post. */
  date?: string;
  team?: string;
  tags?: string;
  /** In the form that `excerptParts` reads. */
  excerpt: string;
  /** The parts of its text that match best, each under its heading. */
  sections: Section[];
};

export type Found = {
  /** How many pages match. */
  total: number;
  /** The best of them. */
  hits: Hit[];
  /** What was searched for, if it is not what was typed. */
  corrected: string | null;
  /** The words to highlight. */
  words: string[];
};

type Data = {
  url: string;
  meta: {title: string} & Partial<Record<SearchFact, string>>;
  excerpt: string;
  sub_results: Array<Section & {anchor?: unknown}>;
};

/** The part of Pagefind that is used here. */
type Pagefind = {
  search: (
    term: string | null,
    options: {
      filters: Partial<Record<SearchFilter, string>>;
      sort?: Record<SearchOrder, string>;
    },
  ) => Promise<{results: Array<{data: () => Promise<Data>}>}>;
  filters: () => Promise<Partial<Record<SearchFilter, Record<string, number>>>>;
};

/** How many of a page's sections are shown. */
const sectionCount = 3;

function hitOf({url, meta, excerpt, sub_results}: Data): Hit {
  const sections = sub_results.filter(({anchor}) => anchor).slice(0, sectionCount);
  return {url, ...meta, excerpt, sections};
}

/**
 * The index of a site. Each of its parts is fetched once, when it is first needed.
 */
export class SearchIndex {
  private readonly folder: string;
  private attempt = 0;
  private pagefind: Promise<Pagefind> | null = null;
  private readonly vocabulary = new Map<string, Promise<string[]>>();

  /** @param base of the site, which ends in a slash */
  constructor(base: string) {
    this.folder = `${base}${searchFolder}/`;
  }

  /** Fetches what every search needs. */
  load(): Promise<Pagefind> {
    if (!this.pagefind) {
      // A browser does not retry a module that it has failed to fetch.
      const again = this.attempt === 0 ? '' : `?${this.attempt}`;
      this.pagefind = import(
        /* webpackIgnore: true */ `${this.folder}pagefind.js${again}`
      ) as Promise<Pagefind>;
    }
    return this.pagefind;
  }

  /** Forgets what has failed, so that the next search tries again. */
  reset(): void {
    this.attempt += 1;
    this.pagefind = null;
    this.vocabulary.clear();
  }

  private readonly part = (name: string): Promise<string[]> => {
    const known = this.vocabulary.get(name);
    if (known) {
      return known;
    }
    const file = vocabularyFile(name);
    const loading = fetch(this.folder + file).then(async (response) => {
      if (!response.ok) {
        throw new Error(`${file}: status ${response.status}`);
      }
      return (await response.text()).split('\n').filter(Boolean);
    });
    this.vocabulary.set(name, loading);
    return loading;
  };

  /** The tags and years that pages have, tags by name, the newest year first. */
  async choices(): Promise<Choices> {
    const {tag = {}, year = {}} = await (await this.load()).filters();
    return {tags: Object.keys(tag).sort(), years: Object.keys(year).sort().reverse()};
  }

  /**
   * Whether the piece with a word is missing, which Pagefind only reports to the console: it then does not find
   * the word's neighbours in the same piece either.
   */
  private async lacksPiece(query: string): Promise<boolean> {
    const pagefind = await this.load();
    const isFound = async (word: string) =>
      (await pagefind.search(word, {filters: {}})).results.length > 0;
    const lacks = await Promise.all(
      wordsOf(query).map(async (word) => {
        const sorted = [...(await this.part(vocabularyPart(word))), word].sort();
        const at = sorted.indexOf(word);
        const near = sorted.slice(Math.max(at - 2, 0), at + 3);
        return !(await Promise.all(near.map(isFound))).includes(true);
      }),
    );
    return lacks.includes(true);
  }

  /**
   * @param text what the reader typed; if empty, all pages that match the filters are found, newest first
   * @param limit the maximum number of hits returned, the best first
   * @throws Error if a part of the index cannot be fetched
   */
  async search(text: string, {tag, year}: Filters, limit: number): Promise<Found> {
    const typed = queryOf(text);
    const [pagefind, {query, isCorrected}] = await Promise.all([
      this.load(),
      correctQuery(typed, this.part),
    ]);
    if (typed && query === null) {
      return {total: 0, hits: [], corrected: null, words: []};
    }
    const {results} = await pagefind.search(query, {
      filters: {...(tag && {tag}), ...(year && {year})},
      ...(query === null && {sort: {date: 'desc'}}),
    });
    if (results.length === 0 && query !== null && (await this.lacksPiece(query))) {
      throw new Error('A piece of the index could not be loaded.');
    }
    const data = await Promise.all(results.slice(0, limit).map((result) => result.data()));
    return {
      total: results.length,
      hits: data.map(hitOf),
      // A correction that finds nothing either is not what the reader was looking for.
      corrected: isCorrected && results.length > 0 ? query : null,
      words: wordsOf(query ?? ''),
    };
  }
}
