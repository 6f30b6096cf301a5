// Replaces BlogPostItem/Header: a post's page opens with its description, tags, cover and contents as well.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {Contents} from '../../../components/Contents';
import {PostHeader} from '../../../components/PostHeader';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, toc} = useBlogPost();
  const {hide_table_of_contents, toc_min_heading_level, toc_max_heading_level} =
    metadata.frontMatter;
  return (
    <>
      <PostHeader {...metadata} />
      {!hide_table_of_contents && toc.length > 0 && (
        <Contents
          toc={toc}
          minHeadingLevel={toc_min_heading_level}
          maxHeadingLevel={toc_max_heading_level}
        />
      )}
    </>
  );
}
