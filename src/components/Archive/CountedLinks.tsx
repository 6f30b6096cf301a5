import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {usePostCount} from '../PostCount/use-post-count';
import styles from './styles.module.css';

type Props = {
  id: string;
  title: string;
  links: ReadonlyArray<{label: ReactNode; path: string; count: number}>;
};

/** A part of the archive that links to lists, each with its number of posts. */
export function CountedLinks({id, title, links}: Props): ReactNode {
  const count = usePostCount();
  return (
    <section aria-labelledby={id} className={styles.year}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.posts}>
        {links.map(({label, path, ...of}) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
            <span>{count(of.count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
