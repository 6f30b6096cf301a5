import {translate} from '@docusaurus/Translate';
import type {ArchiveOfYear} from '../../content/archive/archive';

/** Title and description of a page of a year; each page has its own. */
export function wordsOfYear({year, page}: ArchiveOfYear): {title: string; description: string} {
  if (page > 1) {
    return {
      title: translate(
        {
          id: 'site.archive.laterPage.title',
          message: 'Posts of {year}, page {page}',
          description: 'Title of the second and later pages that list the posts of a year',
        },
        {year, page},
      ),
      description: translate(
        {
          id: 'site.archive.laterPage.description',
          message: 'Older posts that we published in {year}, page {page} of the list.',
          description: 'Description of the second and later pages that list the posts of a year',
        },
        {year, page},
      ),
    };
  }
  return {
    title: translate(
      {
        id: 'site.archive.year.title',
        message: 'Posts of {year}',
        description: 'Title of the page that lists the posts of a year',
      },
      {year},
    ),
    description: translate(
      {
        id: 'site.archive.year.description',
        message: 'Every post that we published in {year}, the newest first.',
        description: 'Description of the page that lists the posts of a year',
      },
      {year},
    ),
  };
}
