import '../css/search.css';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {searchForm, searchPath} from '../runtime/search/client';

/** The field of the search, which leads to the search page. */
export function SearchForm({placeholder}: {placeholder: string}): ReactNode {
  const html = searchForm({page: useBaseUrl(searchPath), placeholder});
  return <search dangerouslySetInnerHTML={{__html: html}} />;
}
