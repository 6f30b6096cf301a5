import '../css/pages.css';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Cover as CoverOfPost} from '../lib/cover';
import {Cover} from './Cover';
import {Portrait} from './Portrait';
import {usePostCount} from './use-post-count';

type Props = {
  authors: Array<{
    key: string | null;
    name?: string;
    description?: string;
    imageURL?: string;
    /** Set for a person, and not for a team. */
    person?: unknown;
    page: {permalink: string} | null;
    count: number;
    covers?: CoverOfPost[];
  }>;
};

/** The teams and people who have written posts, each with a subject and a number of posts. */
export function AuthorList({authors}: Props): ReactNode {
  const postCount = usePostCount();
  // Only teams are distinguished by their covers.
  const hasPeople = authors.some(({person}) => Boolean(person));
  return (
    <ul className="site-entries site-authors">
      {authors
        // A new author may not have published anything yet.
        .filter(({count}) => count > 0)
        .map(({key, name, description, imageURL, page, count, covers = []}) => (
          <li key={key}>
            <div>
              {hasPeople && <Portrait name={name} picture={imageURL} size={48} />}
              <h2>
                {page ? <Link to={page.permalink}>{name}</Link> : name}
                <span className="site-quiet">{postCount(count)}</span>
              </h2>
              {description && <p className="site-lede">{description}</p>}
            </div>
            {covers.length > 0 && (
              <div className="site-covers">
                {covers.map((cover) => (
                  <Cover key={cover.file} cover={cover} />
                ))}
              </div>
            )}
          </li>
        ))}
    </ul>
  );
}
