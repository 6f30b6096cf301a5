import {listingWeight} from '../../lib/contracts';
import {skyOf} from '../../lib/cover';
import {dayNames, formatDay} from '../../lib/day';
import {escapeAttribute, escapeHtml} from '../../lib/escape-html';
import type {FoundPage} from './find';

const sectionCount = 3;

/**
 * An excerpt from the index, as HTML. It is text whose `<` and `>` are written as entities, with `<mark>` around matches. No
 * other HTML in it is parsed.
 */
const excerptHtml = (excerpt: string) =>
  excerpt
    .replace(/&(?![lg]t;)/g, '&amp;')
    .replace(/<(?!\/?mark>)/g, '&lt;')
    // The index marks the punctuation around a word too; a sign of HTML ends in a semicolon.
    .replace(/<mark>([(“‘"]+)/g, '$1<mark>')
    .replace(/([.,:!?)”’"…]+)<\/mark>/g, '</mark>$1');

/** The first word or two of a sentence, with which an excerpt would end. */
const beginning = /(?<=[.!?]) [^.!?<>]{1,11}$/;

/** The words of an excerpt of code around the first that matched: they are long, and no sentence. */
function codeAround(excerpt: string): string {
  const words = excerpt.split(' ');
  const first = words.findIndex((word) => word.includes('<mark>'));
  return words.slice(Math.max(0, first - 3), first + 7).join(' ');
}

/** What is shown of a page that was found, as HTML. */
export function resultOf({
  url,
  meta,
  excerpt,
  weighted_locations,
  sub_results,
}: Omit<FoundPage, 'content' | 'locations'>): string {
  const {title, date, team, tags} = meta;
  const swatch =
    date && `<span class="site-swatch search-swatch sky-${skyOf(new Date(date))}"></span>`;
  const day = date && formatDay(date, dayNames(document.documentElement.lang));
  const info = [day, team, tags].map((part) => (part ? `<span>${escapeHtml(part)}</span>` : ''));
  const link = (to: string, words: string, rest = '') =>
    `<a href="${escapeAttribute(to)}"${rest}>${escapeHtml(words)}</a>`;
  const sections = sub_results
    .filter(({anchor}) => anchor)
    .slice(0, sectionCount)
    .map((section) => `<li>${link(section.url, section.title)}</li>`);
  const isCode =
    weighted_locations.length > 0 &&
    weighted_locations.every(({weight}) => weight <= listingWeight);
  const words = excerptHtml(isCode ? codeAround(excerpt) : excerpt.replace(beginning, ''));
  return `<li class="search-result">
    ${swatch ?? ''}
    ${link(url, title, ' class="search-title"')}
    <p class="search-info site-info site-quiet">${info.join('')}</p>
    <p class="search-excerpt">${isCode ? `<code>${words}</code>` : words}</p>
    <ul class="search-sections site-info site-quiet">${sections.join('')}</ul>
  </li>`;
}
