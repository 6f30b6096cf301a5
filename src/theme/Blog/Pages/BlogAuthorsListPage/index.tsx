// Replaces Blog/Pages/BlogAuthorsListPage: the stock one describes neither the page nor the authors.
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogLayout from '@theme/BlogLayout';
import type {ReactNode} from 'react';
import {AuthorList} from '../../../../components/AuthorList';
import {WritePost} from '../../../../components/WritePost';
import {ListHeading} from '../../../../components/ListHeading';

export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  const title = translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'});
  const description = authors.some((author) => 'person' in author)
    ? translate({
        id: 'site.authors.descriptionOfPeople',
        message: 'Who writes here, and what each of them works on.',
        description: 'Description of the page that lists all authors, if some are people',
      })
    : translate({
        id: 'site.authors.description',
        message:
          'The teams that write here, and what each of them works on.',
        description: 'Description of the page that lists all authors, if all are teams',
      });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.blogAuthorsListPage}>
      <PageMetadata title={title} description={description} />
      <BlogLayout sidebar={sidebar}>
        <ListHeading title={title} description={description} />
        <AuthorList authors={authors} />
        <WritePost />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
