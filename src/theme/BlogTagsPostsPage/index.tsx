// Replaces BlogTagsPostsPage: the stock heading is a sentence about the list, not the name of the tag.
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ListHeading} from '../../components/ListHeading';
import {usePostCount} from '../../components/PostCount/use-post-count';

const {wrapper, page} = ThemeClassNames;

export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props): ReactNode {
  const {label, description, count, allTagsPath, unlisted} = tag;
  const postCount = usePostCount();
  return (
    <HtmlClassNameProvider className={clsx(wrapper.blogPages, page.blogTagPostListPage)}>
      <PageMetadata title={useBlogTagsPostsPageTitle(tag)} description={description} />
      <BlogLayout sidebar={sidebar}>
        {unlisted && <Unlisted />}
        <ListHeading title={label} description={description}>
          <span>{postCount(count)}</span>
          <Link to={allTagsPath}>
            <Translate id="site.tag.all" description="Leads from a tag to the list of all tags">
              All tags
            </Translate>
          </Link>
        </ListHeading>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
