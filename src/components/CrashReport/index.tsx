import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {Page} from '../Page';
import styles from './styles.module.css';

type Props = {
  error: Error;
  /** Renders the page once more. */
  tryAgain: () => void;
};

/** Says that a page crashed, why, and offers to render it again. */
export function CrashReport({error, tryAgain}: Props): ReactNode {
  return (
    <Page>
      <h1>
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed">
          This page crashed.
        </Translate>
      </h1>
      <div className={styles.reason}>
        <ErrorBoundaryError error={error} />
      </div>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        <Translate
          id="theme.ErrorPageContent.tryAgain"
          description="The label of the button to try again rendering when the React error boundary captures an error">
          Try again
        </Translate>
      </button>
    </Page>
  );
}
