import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useNewestPosts} from '../../content/newest-posts/client';
import {SearchLink} from '../SearchLink';
import {Page} from '../Page';
import styles from './styles.module.css';

/** Says that there is no such page, and where to go from here. */
export function NotFound(): ReactNode {
  const posts = useNewestPosts();
  return (
    <Page>
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
      <h2 className={styles.heading}>
        <Translate id="site.notFound.newest" description="Heading above the newest posts">
          The newest posts
        </Translate>
      </h2>
      <ul className={styles.posts}>
        {posts.map(({title, permalink}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
