// Wraps BlogArchivePage: the stock description is the title once more.
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogArchivePage from '@theme-original/BlogArchivePage';
import type {Props} from '@theme/BlogArchivePage';
import type {ReactNode} from 'react';

export default function BlogArchivePageWithDescription(props: Props): ReactNode {
  const description = translate({
    id: 'site.archive.description',
    message: 'Every post we have published, by year, the newest year first.',
    description: 'Description of the page that lists all posts by year',
  });
  return (
    <>
      <BlogArchivePage {...props} />
      <PageMetadata description={description} />
    </>
  );
}
