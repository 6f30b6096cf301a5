// Replaces BlogArchivePage: one line per post, newest first, and a description that is not the title.
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Archive} from '../../components/Archive';
import type {Archive as Props} from '../../content/archive/archive';

export default function BlogArchivePage({archive}: {archive: Props}): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({
    id: 'site.archive.description',
    message: 'Every post we have published, by year, the newest year first.',
    description: 'Description of the page that lists all posts by year',
  });
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <Archive {...archive} title={title} description={description} />
    </Layout>
  );
}
