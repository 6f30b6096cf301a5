import '../css/pages.css';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useNewestPosts} from '../content/newest-posts/client';
import {Cover} from './Cover';

/** The newest posts, for readers who have not found what they were looking for. */
export function NewestPosts(): ReactNode {
  const posts = useNewestPosts();
  return (
    posts.length > 0 && (
      <section className="site-newest">
        <h2>
          <Translate id="site.notFound.newest" description="Heading above the newest posts">
            The newest posts
          </Translate>
        </h2>
        <div className="site-cards site-many">
          {posts.map(({title, permalink, cover}) => (
            <article key={permalink} className="site-card">
              {cover && <Cover cover={cover} />}
              <h3>
                <Link to={permalink}>{title}</Link>
              </h3>
            </article>
          ))}
        </div>
      </section>
    )
  );
}
