// Wraps Footer: when it crashes, the page above it stays; the stock layout would take all down with it.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Footer from '@theme-original/Footer';
import type {ReactNode} from 'react';

export default function SafeFooter(): ReactNode {
  return (
    <ErrorBoundary fallback={() => null}>
      <Footer />
    </ErrorBoundary>
  );
}
