// Adds SearchPage: the component of the route that src/output/search-page makes.
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ComponentProps, ReactNode} from 'react';
import {SearchPage} from '../../components/SearchPage';

export default function SearchPageRoute(props: ComponentProps<typeof SearchPage>): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title={translate({id: 'site.search.title', message: 'Search'})}
        description={translate({
          id: 'site.search.description',
          message: 'Search the words and the code of every post.',
          description: 'Description of the search page',
        })}>
        {/* Its content depends on the query; search engines should find the posts themselves. */}
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <SearchPage {...props} />
    </Layout>
  );
}
