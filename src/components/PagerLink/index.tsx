import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type Props = {
  permalink: string;
  title: ReactNode;
  /** What the page is to this one. */
  subLabel?: ReactNode;
  isNext?: boolean | undefined;
};

/** A line that leads to the page before or after this one: what it is, and its title. */
export function PagerLink({permalink, title, subLabel, isNext = false}: Props): ReactNode {
  return (
    <Link to={permalink}>
      {subLabel && <span className="site-quiet">{subLabel}</span>}
      <span className={clsx(!subLabel && (isNext ? 'site-on' : 'site-back'))}>{title}</span>
    </Link>
  );
}
