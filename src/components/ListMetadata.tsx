import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

type Props = {
  title: string;
  description: string | undefined;
  /** Which page of the list this is, counted from 1. */
  page: number;
};

/** Title and description of a page of a list; each page has its own title. */
export function ListMetadata({title, description, page}: Props): ReactNode {
  const later = translate(
    {
      id: 'site.list.title',
      message: '{title}, page {page}',
      description: 'Title of the second and later pages of the list of a tag or an author',
    },
    {title, page},
  );
  return <PageMetadata title={page === 1 ? title : later} description={description} />;
}
