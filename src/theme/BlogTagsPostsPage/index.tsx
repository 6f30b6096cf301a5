// Replaces BlogTagsPostsPage: the stock heading is a sentence about the list, not the name of the tag.
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ListHeading} from '../../components/ListHeading';
import {ListMetadata} from '../../components/ListMetadata';
import {ListPager} from '../../components/ListPager';
import {PostList} from '../../components/PostList';

const {wrapper, page} = ThemeClassNames;

export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(wrapper.blogPages, page.blogTagPostListPage)}>
      <ListMetadata
        title={useBlogTagsPostsPageTitle(tag)}
        description={tag.description}
        page={listMetadata.page}
      />
      <BlogLayout sidebar={sidebar}>
        {tag.unlisted && <Unlisted />}
        <ListHeading title={tag.label} description={tag.description} />
        <PostList posts={items.map(({content}) => content.metadata)} />
        <ListPager {...listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
