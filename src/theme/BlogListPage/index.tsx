// Replaces BlogListPage: the stock list has no h1, no lead, and the same title on every page.
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BlogListHeading} from '../../components/BlogListHeading';
import {PostList} from '../../components/PostList';
import {Home} from '../../site/slots/Home';
import {ListPager} from '../../components/ListPager';

const {wrapper, page} = ThemeClassNames;

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const posts = items.map(({content}) => content.metadata);
  const isHome = metadata.page === 1;
  const list = (
    <>
      <BlogListHeading {...metadata} />
      <PostList posts={posts} leads />
      <ListPager {...metadata} />
    </>
  );
  return (
    <HtmlClassNameProvider className={clsx(wrapper.blogPages, page.blogListPage)}>
      <BlogLayout sidebar={sidebar}>{isHome ? <Home posts={posts}>{list}</Home> : list}</BlogLayout>
    </HtmlClassNameProvider>
  );
}
