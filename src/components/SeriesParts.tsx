import '../css/pages.css';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {ListedPost} from '../content/listed-post';
import {Cover} from './Cover';
import {PostInfo} from './PostInfo';

/** The parts of a series in their order, each with its number, its title, one sentence and its cover. */
export function SeriesParts({parts}: {parts: ListedPost[]}): ReactNode {
  return (
    <ol className="site-entries site-parts">
      {parts.map((post) => (
        <li key={post.permalink}>
          <div>
            <h2>
              <Link to={post.permalink}>{post.title}</Link>
            </h2>
            <p className="site-lede">{post.description}</p>
            <PostInfo {...post} isBrief />
          </div>
          {post.cover && <Cover cover={post.cover} />}
        </li>
      ))}
    </ol>
  );
}
