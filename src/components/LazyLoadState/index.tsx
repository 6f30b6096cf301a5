import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type Props = {
  /** Why the code could not be loaded; nothing while it may still arrive. */
  error: Error | string | null | undefined;
  /** Whether loading has taken longer than the delay before which nothing is shown. */
  pastDelay: boolean;
  /** Tries again. */
  retry: () => void;
};

/** Shown in place of a page whose code is loading, or did not arrive. */
export function LazyLoadState({error, pastDelay, retry}: Props): ReactNode {
  if (error) {
    return (
      <div role="alert" className="site-panel site-lazy">
        <p>{String(error)}</p>
        <button type="button" className="site-button" onClick={retry}>
          <Translate
            id="site.lazyLoad.retry"
            description="Button that loads a part of the site again">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <p role="status" className="site-lazy">
        <Translate
          id="site.lazyLoad.loading"
          description="Shown while a part of the site is loading">
          Loading…
        </Translate>
      </p>
    );
  }
  return null;
}
