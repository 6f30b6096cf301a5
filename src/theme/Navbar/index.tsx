// Wraps Navbar: when it crashes, the page below it stays; the stock layout would take all down with it.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';

export default function SafeNavbar(): ReactNode {
  return (
    <ErrorBoundary fallback={() => null}>
      <Navbar />
    </ErrorBoundary>
  );
}
