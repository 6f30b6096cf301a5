// Replaces BlogLayout: the stock one puts the list of posts before the page's own text.
import BlogSidebar from '@theme/BlogSidebar';
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {BlogLayout} from '../../components/BlogLayout';

export default function BlogLayoutRoute({
  sidebar,
  // BlogPostItem/Header has the contents.
  toc: _toc,
  children,
  ...rest
}: Props): ReactNode {
  return (
    <Layout {...rest}>
      <BlogLayout sidebar={<BlogSidebar sidebar={sidebar} />}>{children}</BlogLayout>
    </Layout>
  );
}
