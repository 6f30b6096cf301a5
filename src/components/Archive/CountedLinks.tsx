import '../../css/pages/lists.css';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {usePostCount} from '../PostCount/use-post-count';

type Props = {
  id: string;
  title: string;
  links: ReadonlyArray<{label: ReactNode; path: string; count: number}>;
};

/** A part of the archive that links to lists, each with its number of posts. */
export function CountedLinks({id, title, links}: Props): ReactNode {
  const count = usePostCount();
  return (
    <section aria-labelledby={id} className="site-group">
      <h2 id={id}>{title}</h2>
      <ul className="site-rows">
        {links.map(({label, path, ...of}) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
            <span className="site-quiet">{count(of.count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
