// Wraps Blog/Pages/BlogAuthorsListPage: the stock page has no description.
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

export default function BlogAuthorsListPageWithDescription(props: Props): ReactNode {
  const description = translate({
    id: 'site.authors.description',
    message: 'The teams that write here, what each works on, and how many posts it has written.',
    description: 'Description of the page that lists all authors',
  });
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata description={description} />
    </>
  );
}
