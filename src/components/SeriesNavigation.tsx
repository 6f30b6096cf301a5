import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {postExtrasAttribute} from '../lib/contracts';
import type {Series} from '../lib/rank-posts/related-content';

type Props = {series: Series | null};

/** Says which part of which series a post is, and links to the others. */
export function SeriesNavigation({series}: Props): ReactNode {
  const {pathname} = useLocation();
  const id = useId();
  if (!series) {
    return null;
  }
  const {name, path, parts} = series;
  const part = parts.findIndex(({permalink}) => permalink === pathname) + 1;
  return (
    <nav className="site-panel site-series" aria-labelledby={id} {...{[postExtrasAttribute]: true}}>
      <p id={id}>
        <Translate
          id="site.series.part"
          description="Which part of a series a post is"
          values={{part, count: parts.length, name: <Link to={path}>{name}</Link>}}>
          {'Part {part} of {count}: {name}'}
        </Translate>
      </p>
      <ol>
        {parts.map(({title, permalink}) => (
          <li key={permalink}>
            {permalink === pathname ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={permalink}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
