import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  permalink: string;
  title: ReactNode;
  /** What the page is to this one. */
  subLabel?: ReactNode;
};

/** A line that leads to the page before or after this one: what it is, and its title. */
export function PagerLink({permalink, title, subLabel}: Props): ReactNode {
  return (
    <Link className={styles.link} to={permalink}>
      {subLabel && <span className={styles.label}>{subLabel}</span>}
      <span>{title}</span>
    </Link>
  );
}
