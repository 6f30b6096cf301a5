import {translate} from '@docusaurus/Translate';
import {escapeAttribute, escapeHtml} from '../../lib/escape-html';
import {routes} from '../../site/routes';

// The search as HTML: React writes it into the page of the search, and the site script into a dialog over other pages.

/** The path of the page of the search, below the base path of the site. */
export const searchPath = `/${routes.search}/`;

/** The most letters of a query: hosts refuse an address that is longer than some thousand bytes. */
export const longestQuery = 200;

/** What the search is called. */
export const searchLabel = (): string =>
  translate({id: 'site.search.title', message: 'Search', description: 'Title of the search'});

/** Says that the search, or a part of its index, cannot be loaded. */
export const searchFailed = (): string =>
  translate({id: 'site.search.failed', message: 'The search could not be loaded.'});

type Form = {
  /** The address of the search page, to which the form leads by itself. */
  page: string;
  /** Shown in the empty field. */
  placeholder?: string;
  isInDialog?: boolean;
};

/** The field of the search, and a button. */
export function searchForm({page, placeholder, isInDialog = false}: Form): string {
  // Not of type `search` in a dialog: in Chromium, Escape would only empty a field with text.
  const type = isInDialog ? 'role="searchbox" enterkeyhint="search"' : 'type="search"';
  const hint =
    placeholder ??
    translate({
      id: 'site.search.placeholder',
      message: 'Words, or a name in code',
      description: 'In the empty field of the search',
    });
  const button = isInDialog
    ? `class="clean-btn" type="button" command="close">${escapeHtml(translate({id: 'site.search.close', message: 'Close'}))}`
    : `class="clean-btn site-button" type="submit">${escapeHtml(translate({id: 'site.search.submit', message: 'Find'}))}`;
  return `<form action="${escapeAttribute(page)}" class="search-form">
    <input ${type} name="q" maxlength="${longestQuery}" class="search-field" aria-label="${escapeAttribute(searchLabel())}" placeholder="${escapeAttribute(hint)}" autocomplete="off" autocapitalize="none" spellcheck="false">
    <button ${button}</button>
  </form>`;
}

/**
 * The same, with room for what is found, and for a sentence about it.
 *
 * @param late what stands there once the script that searches should have come
 */
export const searchMarkup = (form: Form, late?: string): string => `${searchForm(form)}
  <p role="status" class="search-status site-quiet">${late === undefined ? '' : `<span>${escapeHtml(late)}</span>`}</p>
  <div class="search-results"></div>`;
