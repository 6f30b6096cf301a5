import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useNewestPosts} from '../../content/newest-posts/client';
import {Cover} from '../Cover';
import {SearchLink} from '../SearchLink';
import {SkyHeader} from '../SkyHeader';
import styles from './styles.module.css';

/** A dial that reads four minutes past four. */
function Dial(): ReactNode {
  return (
    <svg viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="translate(600 400)" fill="none" stroke="var(--sky-line)" strokeWidth="6">
        <circle r="300" strokeDasharray="4 153.08" strokeDashoffset="2" strokeWidth="60" />
        <circle r="330" opacity="0.4" />
        <path d="M0 0 135 85" strokeWidth="18" />
        <path d="M0 0 103-231" strokeWidth="9" />
        <circle r="26" fill="var(--sky-disc)" stroke="none" />
      </g>
    </svg>
  );
}

/** Says that there is no such page, and where to go from here. It is night there, in any colour mode. */
export function NotFound(): ReactNode {
  const posts = useNewestPosts();
  return (
    <main>
      <SkyHeader sky={0} art={<Dial />}>
        <h1>
          <Translate id="theme.NotFound.title" description="The title of the 404 page">
            Page Not Found
          </Translate>
        </h1>
        <p>
          <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
            We could not find what you were looking for.
          </Translate>
        </p>
        <p>
          <Translate
            id="site.notFound.search"
            description="Offers the search page; {search} is the link"
            values={{search: <SearchLink />}}>
            {
              'The address may be mistyped, or the page may have moved. {search} finds posts by their words.'
            }
          </Translate>
        </p>
      </SkyHeader>
      <div className="site-grid">
        <section className={styles.newest}>
          <h2>
            <Translate id="site.notFound.newest" description="Heading above the newest posts">
              The newest posts
            </Translate>
          </h2>
          <ul className={styles.posts}>
            {posts.map(({title, permalink, cover}) => (
              <li key={permalink} className={cover && `sky-${cover.sky}`}>
                {cover && <Cover cover={cover} />}
                <Link to={permalink}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}
