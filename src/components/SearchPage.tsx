import '../css/search.css';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
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
  const late = translate({
    id: 'site.search.noscript',
    message:
      'Searching needs scripts. Without them, open the archive and use “Find in page” of your browser.',
    description: 'Below the form of the search, with scripts off, or where they do not come',
  });
  const html = searchMarkup({page: useBaseUrl(searchPath)}, late);
  return (
    <BlogLayout>
      <h1>{searchLabel()}</h1>
      <search {...{[searchAttribute]: ''}} dangerouslySetInnerHTML={{__html: html}} />
      {tags.length > 0 && (
        <section className="site-newest">
          <h2>{translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})}</h2>
          <ul className="site-actions">
            {tags.map(({label, permalink}) => (
              <li key={permalink}>
                <Link to={permalink}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <NewestPosts />
    </BlogLayout>
  );
}
