import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {patience} from '../../lib/patience';
import type {Filters} from '../SearchFilters';
import {SearchIndex, type Found} from './search-index';

let index: SearchIndex | undefined;

/** The site's only index. */
export function useSearchIndex(): SearchIndex {
  const base = useBaseUrl('/');
  index ??= new SearchIndex(base);
  return index;
}

export type Search = {
  /** Whether there is anything to search for. */
  isWanted: boolean;
  /** The last results, which stay until the next search is done. */
  found: Found | null;
  hasFailed: boolean;
  retry: () => void;
};

/** How long a reader pauses between two letters, in milliseconds. */
const pause = 120;

/** Whether there is an index: the development server builds no pages from which to create it. */
export const hasIndex = process.env.NODE_ENV === 'production';

/** Searches as the reader types. Without text and filters, it searches for nothing. */
export function useSearch(text: string, {tag, year}: Filters, limit: number): Search {
  const searchIndex = useSearchIndex();
  const [found, setFound] = useState<Found | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isWanted = (text.trim() || tag || year) !== '';

  useEffect(() => {
    let isStale = false;
    if (!hasIndex || !isWanted) {
      return undefined;
    }
    const timer = setTimeout(() => {
      searchIndex.search(text, {tag, year}, limit).then(
        (result) => {
          if (!isStale) {
            clearTimeout(late);
            setFound(result);
            setHasFailed(false);
          }
        },
        () => {
          searchIndex.reset();
          if (!isStale) {
            clearTimeout(late);
            setFound(null);
            setHasFailed(true);
          }
        },
      );
    }, pause);
    // Results that are only slow may still arrive.
    const late = setTimeout(() => {
      setHasFailed(true);
    }, patience);
    return () => {
      isStale = true;
      clearTimeout(timer);
      clearTimeout(late);
    };
  }, [searchIndex, isWanted, text, tag, year, limit, attempt]);

  return {
    isWanted,
    found,
    hasFailed,
    retry: () => {
      searchIndex.reset();
      setHasFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
