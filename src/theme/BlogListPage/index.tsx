// Replaces BlogListPage: the stock list has no h1, no lead, and the same title on every page.
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BlogListHeading} from '../../components/BlogListHeading';
import {PostList} from '../../components/PostList';

const {wrapper, page} = ThemeClassNames;

export default function BlogListPage({metadata, items, sidebar}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(wrapper.blogPages, page.blogListPage)}>
      <BlogLayout sidebar={sidebar}>
        <BlogListHeading {...metadata} />
        <PostList posts={items.map(({content}) => content.metadata)} leads={metadata.page === 1} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
