// Adds SearchPage: the component of the route that build/search-page makes.
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {SearchPage, type Props} from '../../components/SearchPage';

export default function SearchPageRoute({atHand}: Props): ReactNode {
  const description = translate({
    id: 'site.search.description',
    message: 'Search the words and the code of every post, by tag and year.',
    description: 'Description of the search page',
  });
  return (
    <Layout>
      <PageMetadata
        title={translate({id: 'site.search.title', message: 'Search'})}
        description={description}>
        {/* Its content depends on the query; search engines should find the posts themselves. */}
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <SearchPage atHand={atHand} />
    </Layout>
  );
}
