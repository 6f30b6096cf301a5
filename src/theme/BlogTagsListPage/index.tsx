// Replaces BlogTagsListPage: the stock one groups tags by letter, without saying what they are about.
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';
import {ListHeading} from '../../components/ListHeading';
import {TagList} from '../../components/TagList';

export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const title = translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'});
  const description = translate({
    id: 'site.tags.description',
    message: 'The subjects we write about, each with the posts that treat it.',
    description: 'Description of the page that lists all tags',
  });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.blogTagsListPage}>
      <PageMetadata title={title} description={description} />
      <BlogLayout sidebar={sidebar}>
        <ListHeading title={title} description={description} />
        <TagList tags={tags} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
