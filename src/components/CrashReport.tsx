import Translate from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {ReactNode} from 'react';

/** The message of an error and those of its causes: the theme's `ErrorBoundaryError` prints them in red. */
export function Reason({error}: {error: Error}): ReactNode {
  const messages = getErrorCausalChain(error).map(({message}) => message);
  return <p className="site-reason">{messages.join('\n\nCause:\n')}</p>;
}

type Props = {
  error: Error;
  /** Renders the page again. */
  tryAgain: () => void;
};

/**
 * Says that a page crashed and why, and offers to render it again. Shares no parts with the pages, since any of them may
 * be what crashed.
 */
export function CrashReport({error, tryAgain}: Props): ReactNode {
  return (
    <main>
      <div className="site-grid site-sky site-failure sky-0">
        <h1>
          <Translate
            id="theme.ErrorPageContent.title"
            description="The title of the fallback page when the page crashed">
            This page crashed.
          </Translate>
        </h1>
        <Reason error={error} />
        <button type="button" className="site-button" onClick={tryAgain}>
          <Translate
            id="theme.ErrorPageContent.tryAgain"
            description="The label of the button to try again rendering when the React error boundary captures an error">
            Try again
          </Translate>
        </button>
      </div>
    </main>
  );
}
