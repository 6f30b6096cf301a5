// Replaces Blog/Pages/BlogAuthorsPostsPage: the stock page does not tell search engines who the author is, and has a
// look and drawings of its own.
import Link from '@docusaurus/Link';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ListHeading} from '../../../../components/ListHeading';
import {usePostCount} from '../../../../components/PostCount/use-post-count';

const {wrapper, page} = ThemeClassNames;

export default function BlogAuthorsPostsPage({
  author,
  items,
  sidebar,
  listMetadata,
}: Props): ReactNode {
  const {authorsListPath} = useBlogMetadata();
  const postCount = usePostCount();
  const {name, title, description, imageURL, socials = {}, count} = author;
  return (
    <HtmlClassNameProvider className={clsx(wrapper.blogPages, page.blogAuthorsPostsPage)}>
      <PageMetadata title={useBlogAuthorPageTitle(author)} description={description} />
      <BlogLayout sidebar={sidebar}>
        <ListHeading title={name} description={description} picture={imageURL}>
          {title && <span>{title}</span>}
          <span>{postCount(count)}</span>
          {Object.entries(socials).map(([platform, href]) => (
            <Link key={platform} href={href}>
              {platform}
            </Link>
          ))}
          <Link to={authorsListPath}>
            <Translate id="site.author.all" description="Leads from an author to the list of all">
              All authors
            </Translate>
          </Link>
        </ListHeading>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
