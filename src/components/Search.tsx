import '../css/search/form.css';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {searchAttribute, searchLinkClass} from '../lib/contracts';
import {searchPath} from '../settings/search-path';
import {BlogLayout} from './BlogLayout';
import {NewestPosts} from './NewestPosts';

/** What the search is called. */
export const searchLabel = (): string =>
  translate({id: 'site.search.title', message: 'Search', description: 'Title of the search'});

type FormProps = {placeholder?: string};

/** The field of the search. It leads to the search page by itself. */
export function SearchForm({placeholder}: FormProps): ReactNode {
  return (
    <form role="search" action={useBaseUrl(searchPath)} className="search-form">
      <input
        type="search"
        name="q"
        className="search-field"
        aria-label={searchLabel()}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="submit" className="clean-btn">
        <Translate id="site.search.submit" description="The button of the search form">
          Find
        </Translate>
      </button>
    </form>
  );
}

/** The navbar's link to the search page. The site script opens the search over the page instead. */
export function SearchBar(): ReactNode {
  return (
    // No link of the router, which would follow it before the site script hears of it.
    <a className={`navbar__link ${searchLinkClass}`} href={useBaseUrl(searchPath)}>
      {searchLabel()}
    </a>
  );
}

type PageProps = {
  /** The tags that most posts have; none where there is no blog. */
  tags: Array<{label: string; permalink: string}>;
};

/** The search page. The site script searches; React has no part in it. */
export function SearchPage({tags}: PageProps): ReactNode {
  return (
    <BlogLayout>
      <h1>{searchLabel()}</h1>
      <div {...{[searchAttribute]: ''}}>
        <SearchForm
          placeholder={translate({
            id: 'site.search.placeholder',
            message: 'Words, or a name in code',
            description: 'In the empty field of the search',
          })}
        />
        {/* The site script writes into both, and React leaves them alone. */}
        <p
          role="status"
          className="search-status site-quiet"
          dangerouslySetInnerHTML={{__html: ''}}
        />
        <div className="search-results" dangerouslySetInnerHTML={{__html: ''}} />
      </div>
      <noscript>
        <p>
          <Translate id="site.search.noscript" description="In place of the form, with scripts off">
            Searching needs scripts. Without them, open the archive and use “Find in page” of your
            browser.
          </Translate>
        </p>
      </noscript>
      {tags.length > 0 && (
        <ul className="site-actions">
          {tags.map(({label, permalink}) => (
            <li key={permalink}>
              <Link to={permalink}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      <NewestPosts />
    </BlogLayout>
  );
}
