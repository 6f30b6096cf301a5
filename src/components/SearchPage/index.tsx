import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePluralForm} from '@docusaurus/theme-common';
import {useId, useState, type ReactNode} from 'react';
import {useFormatDay} from '../../plugins/day-names/client';
import {searchPosts, type FoundPost} from '../../lib/search-posts';
import {Page} from '../Page';
import styles from './styles.module.css';

export type Props = {posts: FoundPost[]};

/** The search page; what is searched for stands in the address, as `?q=`, so it can be shared. */
export function SearchPage({posts}: Props): ReactNode {
  const formatDay = useFormatDay();
  const id = useId();
  const history = useHistory();
  const location = useLocation();
  // The built page knows no query, so the first rendering in the browser must not know it either.
  const isLive = useIsBrowser();
  const query = isLive ? (new URLSearchParams(location.search).get('q') ?? '') : '';
  // The address follows what is typed only when the router is done; a field that waited for it would
  // lose the caret's place. So the field has its own text, and takes the address's on navigation.
  const [text, setText] = useState('');
  const [lastLocation, setLastLocation] = useState<typeof location | null>(null);
  if (isLive && location !== lastLocation) {
    setLastLocation(location);
    if (lastLocation === null || history.action !== 'REPLACE') {
      setText(query);
    }
  }
  const found = searchPosts(posts, text);
  const {selectMessage} = usePluralForm();

  const search = (next: string) => {
    setText(next);
    const params = new URLSearchParams(location.search);
    if (next) {
      params.set('q', next);
    } else {
      params.delete('q');
    }
    history.replace({...location, search: params.toString()});
  };

  return (
    <Page>
      <h1>
        <Translate id="site.search.title" description="Title of the search page">
          Search
        </Translate>
      </h1>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
        }}>
        <label htmlFor={id} className={styles.label}>
          <Translate id="site.search.label" description="Label of the search field">
            Words of a title, description, tag or team
          </Translate>
        </label>
        <div className={styles.row}>
          <input
            id={id}
            type="search"
            name="q"
            className={styles.field}
            value={text}
            autoComplete="off"
            onChange={(event) => {
              search(event.target.value);
            }}
          />
          <button type="submit" className="button button--primary">
            <Translate id="site.search.submit" description="The button of the search form">
              Find
            </Translate>
          </button>
        </div>
      </form>
      <noscript>
        <p>
          <Translate id="site.search.noscript" description="In place of the form, with scripts off">
            Searching needs scripts. Every post is listed below.
          </Translate>
        </p>
      </noscript>
      <p role="status">
        {selectMessage(
          found.length,
          translate(
            {
              id: 'site.search.count',
              message: 'One post found|{count} posts found',
              description: 'How many posts a search found; plural forms are separated by "|"',
            },
            {count: found.length},
          ),
        )}
      </p>
      <ol className={styles.results}>
        {found.map((post) => (
          <li key={post.permalink}>
            <h2 className={styles.title}>
              <Link to={post.permalink}>{post.title}</Link>
            </h2>
            <p className={styles.facts}>
              <time dateTime={post.date}>{formatDay(post.date)}</time> · {post.authors.join(', ')} ·{' '}
              {post.tags.join(', ')}
            </p>
            <p>{post.description}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
}
