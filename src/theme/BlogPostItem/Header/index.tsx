// Replaces BlogPostItem/Header: a post's page opens with its description, tags, cover and contents as well.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';
import {useContentsOfPost} from '../../../components/Contents';
import {PostHeader} from '../../../components/PostHeader';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata} = useBlogPost();
  const contents = useContentsOfPost();
  return (
    <>
      <PostHeader {...metadata} />
      {contents && <TOCCollapsible {...contents} />}
    </>
  );
}
