import {createRoot} from 'react-dom/client';
import {LazyLoadState} from '../LazyLoadState';
import styles from './styles.module.css';

function reload(): void {
  window.location.reload();
}

/**
 * On the first load the page's text is already there as HTML. When its code does not arrive, the
 * reader keeps the text, and a notice at the foot of the window says why buttons do nothing and offers to try
 * again; without it Docusaurus would leave a page that only looks alive.
 */
function showFailure(error: Error): void {
  const notice = document.createElement('div');
  notice.className = styles.notice!;
  document.getElementById('__docusaurus')?.after(notice);
  createRoot(notice).render(<LazyLoadState error={error} pastDelay retry={reload} />);
}

function isChunkLoadError(reason: unknown): reason is Error {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

if (typeof window !== 'undefined') {
  const onRejection = ({reason}: PromiseRejectionEvent) => {
    // Once the page is live, Docusaurus deals with failures itself: it reloads.
    const isLive = 'docusaurusRoot' in window;
    if (!isLive && isChunkLoadError(reason)) {
      window.removeEventListener('unhandledrejection', onRejection);
      showFailure(reason);
    }
  };
  window.addEventListener('unhandledrejection', onRejection);
}
