import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useNewestPosts} from '../../content/newest-posts/client';
import {useFormatDay} from '../../runtime/day-names/client';
import {excerptParts, titleParts, type ExcerptPart} from '../../lib/excerpt';
import {skyOf} from '../../lib/sky';
import type {Found, Hit} from './search-index';
import styles from './styles.module.css';
import {hasIndex, type Search} from './use-search';

function Highlighted({parts}: {parts: ExcerptPart[]}): ReactNode {
  return parts.map(({text, isMatch}, at) => (isMatch ? <mark key={at}>{text}</mark> : text));
}

type ResultProps = {hit: Hit; words: string[]; onLeave?: (() => void) | undefined};

function Result({hit, words, onLeave}: ResultProps): ReactNode {
  const formatDay = useFormatDay();
  const facts = [hit.date && formatDay(hit.date), hit.team, hit.tags].filter(Boolean);
  return (
    <li>
      {hit.date && <span className={`site-swatch sky-${skyOf(new Date(hit.date))}`} />}
      <Link to={hit.url} className={styles.title} onClick={onLeave}>
        <Highlighted parts={titleParts(hit.title, words)} />
      </Link>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      <p className={styles.excerpt}>
        <Highlighted parts={excerptParts(hit.excerpt)} />
      </p>
      {words.length > 0 && hit.sections.length > 0 && (
        <ul className={styles.sections}>
          {hit.sections.map(({title, url}) => (
            <li key={url}>
              <Link to={url} onClick={onLeave}>
                <Highlighted parts={titleParts(title, words)} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Says how many results there are, and what was searched for if it is not what was typed. */
function useSummary(): (found: Found) => string {
  const {selectMessage} = usePluralForm();
  return ({total, corrected}) => {
    const count = selectMessage(
      total,
      translate(
        {
          id: 'site.search.results',
          message: 'One result|{count} results',
          description: 'How many pages a search found; plural forms are separated by "|"',
        },
        {count: total},
      ),
    );
    return corrected === null
      ? count
      : translate(
          {
            id: 'site.search.mended',
            message: '{count} for “{query}”',
            description: 'How many pages were found for what a misspelt query probably means',
          },
          {count, query: corrected},
        );
  };
}

/** Shown in place of results: why there are none, and what to do. */
function Failure({retry}: {retry: () => void}): ReactNode {
  if (!hasIndex) {
    return (
      <p>
        <Translate id="site.search.development" description="Shown by the development server">
          The development server has no index of the texts. Search them in the built site: npm run
          build, then npm run serve.
        </Translate>
      </p>
    );
  }
  return (
    <p role="alert">
      <Translate id="site.search.noIndex" description="When the search index cannot be loaded">
        The search index could not be loaded.
      </Translate>{' '}
      <button type="button" className="site-button" onClick={retry}>
        <Translate id="site.lazyLoad.retry">Retry</Translate>
      </button>
    </p>
  );
}

/** Shown where a search finds nothing: what to try, and what there is to read. */
function NothingFound({onLeave}: {onLeave?: (() => void) | undefined}): ReactNode {
  return (
    <>
      <p>
        <Translate id="site.search.nothing" description="What to try when a search finds nothing">
          No text has all of these words. Try fewer of them, any tag and year, or the newest posts:
        </Translate>
      </p>
      <ul className={styles.results}>
        {useNewestPosts().map(({title, permalink, cover}) => (
          <li key={permalink}>
            {cover && <span className={`site-swatch sky-${cover.sky}`} />}
            <Link to={permalink} className={styles.title} onClick={onLeave}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

type Props = {
  search: Search;
  /** Shown and announced when nothing is searched for or the index fails. */
  otherwise?: {status: string; results: ReactNode};
  /** Shows more results. */
  onMore: () => void;
  /** Called when the reader follows a result. */
  onLeave?: () => void;
};

/** The results of a search and their number, or why there are none. */
export function SearchResults({search, otherwise, onMore, onLeave}: Props): ReactNode {
  const {isWanted, found, hasFailed, retry} = search;
  const summary = useSummary();
  const isLost = hasFailed || !hasIndex;
  const shown = isWanted && !isLost ? found : null;
  const status = (): string | undefined => {
    if (!isWanted || isLost) {
      return otherwise?.status;
    }
    return found ? summary(found) : translate({id: 'site.search.searching', message: 'Searching…'});
  };
  return (
    <>
      {isLost && (isWanted || !otherwise) && <Failure retry={retry} />}
      <p role="status" className={styles.status}>
        {status()}
      </p>
      {(!isWanted || isLost) && otherwise?.results}
      {shown && shown.total > 0 && (
        <ol className={styles.results}>
          {shown.hits.map((hit) => (
            <Result key={hit.url} hit={hit} words={shown.words} onLeave={onLeave} />
          ))}
        </ol>
      )}
      {shown?.total === 0 && <NothingFound onLeave={onLeave} />}
      {shown && shown.hits.length < shown.total && (
        <button type="button" className="site-button" onClick={onMore}>
          <Translate id="site.search.more" description="Shows more results">
            More results
          </Translate>
        </button>
      )}
    </>
  );
}
