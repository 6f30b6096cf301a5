// Replaces Blog/Pages/BlogAuthorsPostsPage: the stock page does not tell search engines who the author is, and has a
// look and drawings of its own.
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogLayout from '@theme/BlogLayout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {AuthorHeading} from '../../../../components/ListHeading/AuthorHeading';
import {ListMetadata} from '../../../../components/ListMetadata';
import {ListPager} from '../../../../components/ListPager';
import {PostList} from '../../../../components/PostList';

const {wrapper, page} = ThemeClassNames;

export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  const {author, items, sidebar, listMetadata} = props;
  return (
    <HtmlClassNameProvider className={clsx(wrapper.blogPages, page.blogAuthorsPostsPage)}>
      <ListMetadata
        title={useBlogAuthorPageTitle(author)}
        description={author.description}
        page={listMetadata.page}
      />
      <BlogLayout sidebar={sidebar}>
        <AuthorHeading author={author} />
        <PostList posts={items.map(({content}) => content.metadata)} />
        <ListPager {...listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
