// Wraps Blog/Pages/BlogAuthorsPostsPage: the stock page shows the author's description, and has none
// of its own.
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import type {ReactNode} from 'react';

export default function BlogAuthorsPostsPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata description={props.author.description} />
    </>
  );
}
