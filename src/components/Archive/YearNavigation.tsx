import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ArchiveOfYear} from '../../content/archive/archive';

/** Links from a page of a year to its next page, to the adjacent years, and to the whole archive. */
export function YearNavigation(of: ArchiveOfYear): ReactNode {
  const {later, earlier, archive, previousPage, nextPage} = of;
  const label = translate({
    id: 'site.archive.navigation',
    message: 'Other years',
    description: 'The ARIA label of the links from a year of the archive to others',
  });
  return (
    <nav aria-label={label} className="site-actions">
      {previousPage && (
        <Link to={previousPage}>
          {translate({id: 'theme.blog.paginator.newerEntries', message: 'Newer entries'})}
        </Link>
      )}
      {nextPage && (
        <Link to={nextPage}>
          {translate({id: 'theme.blog.paginator.olderEntries', message: 'Older entries'})}
        </Link>
      )}
      {later && (
        <Link to={later.path} rel="prev">
          {later.year}
        </Link>
      )}
      <Link to={archive}>{translate({id: 'theme.blog.archive.title', message: 'Archive'})}</Link>
      {earlier && (
        <Link to={earlier.path} rel="next">
          {earlier.year}
        </Link>
      )}
    </nav>
  );
}
