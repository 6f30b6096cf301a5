import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Reason} from './Reason';

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
