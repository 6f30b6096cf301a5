import '../css/search.css';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {searchAttribute} from '../lib/contracts';
import {searchLabel, searchMarkup, searchPath} from '../runtime/search/client';
import {BlogLayout} from './BlogLayout';
import {NewestPosts} from './NewestPosts';

type Props = {
  /** The tags that most posts have; none where there is no blog. */
  tags: Array<{label: string; permalink: string}>;
};

/** The search page. The site script searches; React has no part in it. */
export function SearchPage({tags}: Props): ReactNode {
  const html = searchMarkup({page: useBaseUrl(searchPath)});
  return (
    <BlogLayout>
      <h1>{searchLabel()}</h1>
      <search {...{[searchAttribute]: ''}} dangerouslySetInnerHTML={{__html: html}} />
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
