import {Component, type ReactNode} from 'react';

type Props = {
  /** Stands in the place of what crashed. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Keeps a crash to the part of the page where it happens. Docusaurus' `ErrorBoundary` shows for a moment
 * nothing at all, in which the effects of the other parts look for what they need, and crash too.
 */
export class CrashGuard extends Component<Props, {hasCrashed: boolean}> {
  override state = {hasCrashed: false};

  static getDerivedStateFromError(): {hasCrashed: boolean} {
    return {hasCrashed: true};
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
