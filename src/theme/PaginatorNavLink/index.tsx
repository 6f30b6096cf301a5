// Replaces PaginatorNavLink: the stock one is a box that brings the framework's rules for boxes. This is a line: what the
// page before or after this one is to it, and its title.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/PaginatorNavLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function PaginatorNavLink({
  permalink,
  title,
  subLabel,
  isNext = false,
}: Props): ReactNode {
  return (
    <Link to={permalink}>
      {subLabel && <span className="site-quiet">{subLabel}</span>}
      <span className={clsx(!subLabel && (isNext ? 'site-on' : 'site-back'))}>{title}</span>
    </Link>
  );
}
