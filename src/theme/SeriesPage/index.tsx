// Adds SeriesPage: the component of the routes that src/content/blog/list-routes.ts makes for series.
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogListPage';
import BlogLayout from '@theme/BlogLayout';
import type {ReactNode} from 'react';
import {ListHeading} from '../../components/ListHeading';
import {SeriesParts} from '../../components/SeriesParts';
import type {SeriesPage} from '../../content/blog/list-routes';

export default function SeriesPageOfBlog({
  series: {name, parts},
  sidebar,
}: Pick<Props, 'sidebar'> & {series: SeriesPage}): ReactNode {
  const description = translate(
    {
      id: 'site.series.description',
      message: 'A series in {count} parts, from the first to the last.',
      description: 'Description of the page of a series',
    },
    {count: parts.length},
  );
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={name} description={`${name}: ${description}`} />
      <BlogLayout sidebar={sidebar}>
        <ListHeading title={name} description={description} />
        <SeriesParts parts={parts.map(({content}) => content.metadata)} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
