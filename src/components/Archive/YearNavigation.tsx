import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ArchiveOfYear} from '../../content/archive/archive';

/** Links from the page of a year to the adjacent years, and to the whole archive. */
export function YearNavigation(of: ArchiveOfYear): ReactNode {
  const {later, earlier, archive} = of;
  const label = translate({
    id: 'site.archive.navigation',
    message: 'Other years',
    description: 'The ARIA label of the links from a year of the archive to others',
  });
  return (
    <nav aria-label={label} className="site-actions">
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
