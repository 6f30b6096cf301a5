// Replaces BlogLayout: the stock one puts the list of posts before the page's own text.
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {BlogLayout} from '../../components/BlogLayout';
import {AllPosts} from '../../components/AllPosts';

export default function BlogLayoutRoute({
  sidebar,
  // BlogPostItem/Header has the contents.
  toc: _toc,
  children,
  ...rest
}: Props): ReactNode {
  return (
    <Layout {...rest}>
      <BlogLayout sidebar={sidebar && <AllPosts {...sidebar} />}>{children}</BlogLayout>
    </Layout>
  );
}
