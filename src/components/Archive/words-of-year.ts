import {translate} from '@docusaurus/Translate';
import type {ArchiveOfYear} from '../../content/archive/archive';

/** Title and description of the page of a year. */
export function wordsOfYear({year}: ArchiveOfYear): {title: string; description: string} {
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
