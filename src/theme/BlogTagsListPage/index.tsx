// Wraps BlogTagsListPage: the stock page has no description.
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

export default function BlogTagsListPageWithDescription(props: Props): ReactNode {
  const description = translate({
    id: 'site.tags.description',
    message: 'The subjects we write about, each with the posts that treat it.',
    description: 'Description of the page that lists all tags',
  });
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description={description} />
    </>
  );
}
