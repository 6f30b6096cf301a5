import {DomUtils, ElementType, parseDocument} from '../../lib/es-modules.cjs';
import {
  noteBackAttribute,
  surroundingsAttribute,
  type SearchFact,
  type SearchFilter,
  type SearchOrder,
} from '../../lib/contracts';
import {escapeAttribute} from '../../lib/escape-html';
import {findableWords, separateSymbols} from '../../lib/search-words';
import type {SiteText} from '../texts';

type Node = ReturnType<typeof parseDocument>['children'][number];

const notText = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'nav',
  'button',
  'fieldset',
  'output',
  'h1',
]);

/**
 * Whether a part of a text is only for the eye or the mouse, or is about other texts. This includes the numbers
 * behind a figure, which an excerpt would show as a row, and the labels of inputs.
 */
function isDecoration(node: Node): boolean {
  if (!('attribs' in node)) {
    return false;
  }
  if (node.name === 'details') {
    return node.parent !== null && 'name' in node.parent && node.parent.name === 'figcaption';
  }
  const {attribs, name} = node;
  return (
    notText.has(name) ||
    attribs['aria-hidden'] === 'true' ||
    noteBackAttribute in attribs ||
    surroundingsAttribute in attribs ||
    (attribs.class ?? '').split(' ').includes('hash-link')
  );
}

/**
 * Whether the index reads an attribute: the targets of links, and what a post tells Pagefind itself. The rest
 * would only slow it down.
 */
const isForIndex = ([name]: [string, string]) => name === 'id' || name.startsWith('data-pagefind-');

/**
 * The weight of words in listings, where those of prose have 1: excerpts then show sentences, where there are any,
 * instead of the output of a program that names the same thing on every line.
 */
const ofCode = '0.2';

/** Elements that tell the index a fact: to filter by, to sort by, or to find and show. */
function facts({title, published, tags = [], authors = []}: SiteText): string {
  const date = published?.toISOString();
  const fact = (
    ...[kind, name, value]:
      | ['filter', SearchFilter, string]
      | ['meta', SearchFact, string]
      | ['sort', SearchOrder, string]
  ) => `<i data-pagefind-${kind}="${name}[title]" title="${escapeAttribute(value)}"></i>`;
  const shown: Array<[SearchFact, string | undefined]> = [
    ['title', title],
    ['date', date],
    ['tags', tags.join(', ')],
    ['team', authors.join(', ')],
  ];
  return [
    ...shown.map(([name, value]) => (value ? fact('meta', name, value) : '')),
    ...tags.map((tag) => fact('filter', 'tag', tag)),
    date ? fact('filter', 'year', date.slice(0, 4)) + fact('sort', 'date', date) : '',
  ].join('');
}

export type PageDocument = {
  /** The page that the index is given, with only what can be found. */
  html: string;
  /** The words it can be found by, each once, for the vocabulary. */
  words: string[];
};

/**
 * The searchable parts of a built page: title, description, and its text with its code; tags and year as filters.
 * Navigation, dates, buttons and links to other posts are around the text, and are left out.
 *
 * @param written its text, as it is written in the page
 */
export function pageDocument(page: SiteText, written: string): PageDocument {
  const body = parseDocument(written);
  for (const node of DomUtils.filter(isDecoration, body)) {
    DomUtils.removeElement(node);
  }
  for (const formula of DomUtils.getElementsByTagName('math', body)) {
    // It has no spaces between its letters, numbers and words, which could not be found if they ran together.
    for (const token of DomUtils.filter(({type}) => type === ElementType.Text, formula)) {
      Object.assign(token, {data: ` ${DomUtils.textContent(token)} `});
    }
  }
  const text = DomUtils.textContent(body);
  for (const node of DomUtils.filter(() => true, body)) {
    if (node.type === ElementType.Text) {
      node.data = separateSymbols(node.data);
    } else if ('attribs' in node) {
      node.attribs = {
        ...Object.fromEntries(Object.entries(node.attribs).filter(isForIndex)),
        ...(node.name === 'pre' && {'data-pagefind-weight': ofCode}),
      };
    }
  }
  // oxlint-disable-next-line typescript/no-deprecated -- what it calls would be one more package to name
  const readable = DomUtils.getOuterHTML(body).replace(/<span>([^<]*)<\/span>/g, '$1');
  const {title, description, tags = [], authors = []} = page;
  const said = [title, description, ...tags, ...authors, text].join('\n');
  return {
    html: `<!doctype html><html><body data-pagefind-body>${facts(page)}<p>${escapeAttribute(separateSymbols(description))}</p>${readable}</body></html>`,
    words: findableWords(said),
  };
}
