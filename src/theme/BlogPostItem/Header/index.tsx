// Replaces BlogPostItem/Header: a post's page opens with its description, tags and dial as well.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {PostHeader} from '../../../components/PostHeader';

export default function BlogPostItemHeader(): ReactNode {
  return <PostHeader {...useBlogPost().metadata} />;
}
