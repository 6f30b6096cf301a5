import '../css/pages.css';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Cover as CoverOfPost} from '../lib/cover';
import {Cover} from './Cover';
import {usePostCount} from './use-post-count';

type Props = {
  tags: Array<{
    label: string;
    permalink: string;
    description: string | undefined;
    count: number;
    covers?: CoverOfPost[];
  }>;
};

/** The subjects, each with a description and its number of posts. */
export function TagList({tags}: Props): ReactNode {
  const postCount = usePostCount();
  return (
    <ul className="site-entries site-tags">
      {[...tags]
        .sort((a, b) => a.label.localeCompare(b.label))
        .map(({label, permalink, description, count, covers: [newest] = []}) => (
          <li key={permalink}>
            <div>
              <h2>
                <Link to={permalink}>{label}</Link>
                <span className="site-quiet">{postCount(count)}</span>
              </h2>
              {description && <p className="site-lede">{description}</p>}
            </div>
            {newest && <Cover cover={newest} />}
          </li>
        ))}
    </ul>
  );
}
