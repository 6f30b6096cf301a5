// Replaces BlogPostItem/Header: a post's page opens with its description, tags and cover as well, and
// in narrow windows with its contents.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';
import {PostHeader} from '../../../components/PostHeader';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, toc} = useBlogPost();
  const {hide_table_of_contents, toc_min_heading_level, toc_max_heading_level} =
    metadata.frontMatter;
  return (
    <>
      <PostHeader {...metadata} />
      {!hide_table_of_contents && toc.length > 0 && (
        <TOCCollapsible
          toc={toc}
          minHeadingLevel={toc_min_heading_level}
          maxHeadingLevel={toc_max_heading_level}
        />
      )}
    </>
  );
}
