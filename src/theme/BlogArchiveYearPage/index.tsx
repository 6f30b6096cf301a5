// Adds BlogArchiveYearPage: the component of the routes that content/archive makes where there are many posts.
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Archive} from '../../components/Archive';
import {YearNavigation} from '../../components/Archive/YearNavigation';
import {wordsOfYear} from '../../components/Archive/words-of-year';
import type {ArchiveOfYear} from '../../content/archive/archive';

export default function BlogArchiveYearPage({archive}: {archive: ArchiveOfYear}): ReactNode {
  const {title, description} = wordsOfYear(archive);
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <Archive title={title} description={description} posts={archive.posts}>
        <YearNavigation {...archive} />
      </Archive>
    </Layout>
  );
}
