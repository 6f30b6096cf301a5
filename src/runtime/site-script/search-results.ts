import {translate} from '@docusaurus/Translate';
import {searchAttribute, searchFolder, type SearchFact} from '../../lib/contracts';
import {dayNames, formatDay} from '../../lib/day';
import {excerptParts} from './excerpt';
import {skyOf} from '../../lib/cover';
import {closest} from './events';
import {loadModule} from './load-module';

/** Makes an element. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: Array<Node | string>
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.className = className;
  created.append(...content);
  return created;
}

/** A page that was found, as Pagefind describes it. */
type Page = {
  url: string;
  meta: {title: string} & Partial<Record<SearchFact, string>>;
  excerpt: string;
  sub_results: Array<{title: string; url: string; anchor?: unknown}>;
};

/** The part of Pagefind that is used here. */
type Pagefind = {
  search: (query: string) => Promise<{results: Array<{data: () => Promise<Page>}>}>;
};
type Module = {createInstance: (options: {noWorker: boolean}) => Pagefind};

/** How many sections of a page are shown. */
const sectionCount = 3;

let pagefind: Promise<Pagefind> | undefined;

/**
 * Loads Pagefind, once. It runs beside the code of the page: nothing here would hear of the requests of its worker.
 *
 * @param folder of the index
 */
export function prepare(folder: string): Promise<Pagefind> {
  pagefind ??= loadModule<Module>(`${folder}pagefind.js`).then(({createInstance}) =>
    createInstance({noWorker: true}),
  );
  return pagefind;
}

let failures = 0;
const request = window.fetch.bind(window);

/** Counts the requests for the index that fail: Pagefind reports only to the console that a piece is missing. */
window.fetch = async (resource, options) => {
  const isOfIndex = typeof resource === 'string' && resource.includes(`/${searchFolder}/`);
  try {
    const response = await request(resource, options);
    failures += isOfIndex && !response.ok ? 1 : 0;
    return response;
  } catch (error) {
    failures += isOfIndex ? 1 : 0;
    throw error;
  }
};

/** Says how many results there are, in the form that the language has for that number. */
function statusOf(count: number): string {
  if (count === 0) {
    return translate({
      id: 'site.search.nothing',
      message: 'No text has all of these words. Try fewer of them.',
      description: 'What to try when a search finds nothing',
    });
  }
  const forms = translate({
    id: 'site.search.results',
    message: 'One result|{count} results',
    description: 'How many pages a search found; plural forms are separated by "|"',
  }).split('|');
  const rules = new Intl.PluralRules(document.documentElement.lang);
  // As Docusaurus orders them.
  const names = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
  const known = names.filter((name) => rules.resolvedOptions().pluralCategories.includes(name));
  const form = forms[Math.min(known.indexOf(rules.select(count)), forms.length - 1)]!;
  return form.replace('{count}', String(count));
}

const link = (href: string, className: string, words: string) =>
  Object.assign(element('a', className, words), {href});

const highlighted = (excerpt: string) =>
  excerptParts(excerpt).map(({text, isMatch}) => (isMatch ? element('mark', '', text) : text));

function result({url, meta, excerpt, sub_results}: Page): HTMLElement {
  const {title, date, team, tags} = meta;
  const day = date && formatDay(date, dayNames(document.documentElement.lang));
  const sections = sub_results.filter(({anchor}) => anchor).slice(0, sectionCount);
  return element(
    'li',
    'search-result',
    ...(date ? [element('span', `site-swatch search-swatch sky-${skyOf(new Date(date))}`)] : []),
    link(url, 'search-title', title),
    element(
      'p',
      'search-facts site-facts site-quiet',
      ...[day, team, tags].flatMap((fact) => (fact ? [element('span', '', fact)] : [])),
    ),
    element('p', 'search-excerpt', ...highlighted(excerpt)),
    element(
      'ul',
      'search-sections site-facts site-quiet',
      ...sections.map((section) => element('li', '', link(section.url, '', section.title))),
    ),
  );
}

/**
 * Searches the index.
 *
 * @param folder of the index
 * @param limit the maximum number of results, the best first
 * @returns how many there are, in words, and their elements
 * @throws if a part of the index cannot be loaded
 */
export async function find(
  query: string,
  limit: number,
  folder: string,
): Promise<{status: string; results: HTMLElement[]}> {
  try {
    const before = failures;
    const {results} = await (await prepare(folder)).search(query);
    const pages = await Promise.all(results.slice(0, limit).map((one) => one.data()));
    if (failures > before) {
      throw new Error('A piece of the index could not be loaded.');
    }
    const more = element(
      'button',
      'site-button search-more',
      translate({
        id: 'site.search.more',
        message: 'More results',
        description: 'Shows more results',
      }),
    );
    return {
      status: statusOf(results.length),
      results: [
        ...(pages.length > 0 ? [element('ol', '', ...pages.map(result))] : []),
        ...(pages.length < results.length ? [more] : []),
      ],
    };
  } catch (error) {
    // It keeps what it could not begin with.
    pagefind = undefined;
    throw error;
  }
}

// Arrow keys step between the field and the titles. The sections of a page are left to Tab: readers look for the next page.
document.addEventListener('keydown', (event) => {
  const side = {
    ArrowDown: Node.DOCUMENT_POSITION_FOLLOWING,
    ArrowUp: Node.DOCUMENT_POSITION_PRECEDING,
  }[event.key];
  const search = closest(event, `[${searchAttribute}]`);
  if (!side || !search) {
    return;
  }
  event.preventDefault();
  const stops = [...search.querySelectorAll<HTMLElement>('input, .search-title')].filter(
    (stop) => (event.target as Node).compareDocumentPosition(stop) & side,
  );
  stops.at(event.key === 'ArrowDown' ? 0 : -1)?.focus();
});
