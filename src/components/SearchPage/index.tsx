import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {PostsAtHand} from '../../content/search-posts';
import {islandAttribute} from '../../lib/contracts';
import {Page} from '../Page';
import {SearchField} from '../SearchField';
import {SearchFilters, type Filters} from '../SearchFilters';
import {SearchResults} from '../SearchResults';
import {useSearch} from '../SearchResults/use-search';
import styles from './styles.module.css';
import {usePostList} from './use-post-list';

export type Props = {atHand: PostsAtHand};

/** How many results are shown at first, and how many more each time. */
const step = 20;

/**
 * The search page; the search is in the address, as `?q=`, `tag=` and `year=`, so it can be shared. Without a
 * query, it lists the newest posts; without an index, it searches those by their titles.
 */
export function SearchPage({atHand}: Props): ReactNode {
  const id = useId();
  const history = useHistory();
  const location = useLocation();
  // The built page knows no query, so the first render in the browser must not know it either.
  const isLive = useIsBrowser();
  // The address follows what is typed only once the router is done; a field that waited for it would lose
  // the caret position. So the field has its own text, and takes the address's on navigation.
  const [text, setText] = useState('');
  const [lastLocation, setLastLocation] = useState<typeof location | null>(null);
  if (isLive && location !== lastLocation) {
    setLastLocation(location);
    if (lastLocation === null || history.action !== 'REPLACE') {
      setText(new URLSearchParams(history.location.search).get('q') ?? '');
    }
  }
  const params = new URLSearchParams(isLive ? location.search : '');
  const tag = params.get('tag') ?? '';
  const filters: Filters = {
    // People who type an address by hand use lower case.
    tag: atHand.tags.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? tag,
    year: params.get('year') ?? '',
  };
  // Docusaurus takes the focus to the top of the page with each new address, even one of the same page.
  const chosen = useRef<HTMLElement | null>(null);
  useEffect(() => {
    chosen.current?.focus({preventScroll: true});
    chosen.current = null;
  }, [location]);
  const [limit, setLimit] = useState(step);
  const search = useSearch(text, filters, limit);
  const otherwise = usePostList(atHand, text, filters);

  const addressOf = (changed: Record<string, string>) => {
    // The page lags behind its address, which may have changed again: a tag, then a year.
    const current = history.location.pathname === location.pathname ? history.location : location;
    const next = new URLSearchParams(current.search);
    for (const [name, value] of Object.entries(changed)) {
      if (value) {
        next.set(name, value);
      } else {
        next.delete(name);
      }
    }
    return {...current, search: next.toString()};
  };

  // What a reader typed and chose before this code came.
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const entered = [...new FormData(form.current!)].filter(([, value]) => value !== '');
    if (isFirst.current && entered.length > 0) {
      history.replace(addressOf(Object.fromEntries(entered) as Record<string, string>));
    }
    isFirst.current = false;
  });

  return (
    <Page>
      <h1>
        <Translate id="site.search.title" description="Title of the search page">
          Search
        </Translate>
      </h1>
      <form
        ref={form}
        role="search"
        className={styles.form}
        {...{[islandAttribute]: ''}}
        onSubmit={(event) => {
          event.preventDefault();
        }}>
        <label htmlFor={id} className={styles.label}>
          <Translate id="site.search.label" description="Label of the search field">
            Words of a text, or a name from its code
          </Translate>
        </label>
        <div className={styles.row}>
          <SearchField
            id={id}
            value={text}
            onText={(next) => {
              setText(next);
              // Letters typed one by one are a single step back.
              history.replace(addressOf({q: next}));
            }}
          />
          <button type="submit" className="site-button">
            <Translate id="site.search.submit" description="The button of the search form">
              Find
            </Translate>
          </button>
        </div>
        <SearchFilters
          choices={atHand}
          value={filters}
          onValue={(changed) => {
            chosen.current = document.activeElement as HTMLElement | null;
            history.push(addressOf(changed));
          }}
        />
      </form>
      <noscript>
        <p>
          {atHand.archive === undefined ? (
            <Translate
              id="site.search.noscript"
              description="In place of the form, with scripts off">
              Searching needs scripts. Every post is listed below.
            </Translate>
          ) : (
            <Translate
              id="site.search.noscriptNewest"
              description="In place of the form, with scripts off, where there are more posts than the page lists">
              Searching needs scripts. The newest posts are listed below; all are in the archive.
            </Translate>
          )}
        </p>
      </noscript>
      <SearchResults
        search={search}
        otherwise={otherwise}
        onMore={() => {
          setLimit(limit + step);
        }}
      />
    </Page>
  );
}
