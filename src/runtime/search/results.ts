import {translate} from '@docusaurus/Translate';
import {skyOf} from '../../lib/cover';
import {dayNames, formatDay} from '../../lib/day';
import {escapeAttribute, escapeHtml} from '../../lib/escape-html';
import {excerptParts} from './excerpt';
import type {FoundPage} from './find';

/** How many sections of a page are shown. */
const sectionCount = 3;

/** Says how many results there are, in the form that the language has for that number. */
export function statusOf(count: number): string {
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

const highlighted = ({text, isMatch}: ReturnType<typeof excerptParts>[number]) =>
  isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text);

/** What is shown of a page that was found, as HTML. */
export function resultOf({url, meta, excerpt, sub_results}: FoundPage): string {
  const {title, date, team, tags} = meta;
  const swatch =
    date && `<span class="site-swatch search-swatch sky-${skyOf(new Date(date))}"></span>`;
  const day = date && formatDay(date, dayNames(document.documentElement.lang));
  const facts = [day, team, tags].map((fact) => (fact ? `<span>${escapeHtml(fact)}</span>` : ''));
  const link = (to: string, words: string, rest = '') =>
    `<a href="${escapeAttribute(to)}"${rest}>${escapeHtml(words)}</a>`;
  const sections = sub_results
    .filter(({anchor}) => anchor)
    .slice(0, sectionCount)
    .map((section) => `<li>${link(section.url, section.title)}</li>`);
  return `<li class="search-result">
    ${swatch ?? ''}
    ${link(url, title, ' class="search-title"')}
    <p class="search-facts site-facts site-quiet">${facts.join('')}</p>
    <p class="search-excerpt">${excerptParts(excerpt).map(highlighted).join('')}</p>
    <ul class="search-sections site-facts site-quiet">${sections.join('')}</ul>
  </li>`;
}
