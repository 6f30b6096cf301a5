import Translate from '@docusaurus/Translate';
import {Component, type ReactNode} from 'react';
import {Reason} from './CrashReport';

type Props = {
  /** Shown in place of what crashed, before the report. */
  fallback?: ReactNode;
  children: ReactNode;
};

type State = {error: Error | null};

/**
 * Confines a crash to the part of the page where it happens, reports it there, and offers to render the part
 * again. Docusaurus' `ErrorBoundary` shows nothing at all for a moment, in which the effects of the other parts
 * look for what they need, and crash too.
 */
export class CrashGuard extends Component<Props, State> {
  override state: State = {error: null};

  static getDerivedStateFromError(error: Error): State {
    return {error};
  }

  override render(): ReactNode {
    const {error} = this.state;
    if (!error) {
      return this.props.children;
    }
    return (
      <>
        {this.props.fallback}
        <PartReport
          error={error}
          tryAgain={() => {
            this.setState({error: null});
          }}
        />
      </>
    );
  }
}

function PartReport({error, tryAgain}: {error: Error; tryAgain: () => void}): ReactNode {
  return (
    <div role="alert" className="site-panel site-actions">
      <span>
        <Translate
          id="site.crashGuard.title"
          description="In the place of a part of the page that crashed, such as its footer">
          This part of the page crashed.
        </Translate>
      </span>
      <Reason error={error} />
      <button type="button" className="site-button" onClick={tryAgain}>
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </button>
    </div>
  );
}
