import {createRoot} from 'react-dom/client';
import {LazyLoadState} from '../LazyLoadState';
import styles from './styles.module.css';

/**
 * Shows a notice at the foot of the window, over whatever page is there.
 *
 * @param error what failed
 * @param retry called when the notice's button is pressed
 * @returns a function that removes the notice
 */
export function showFailure(error: Error | string, retry: () => void): () => void {
  const notice = document.createElement('div');
  notice.className = styles.notice!;
  document.body.append(notice);
  const root = createRoot(notice);
  root.render(<LazyLoadState error={error} pastDelay retry={retry} />);
  return () => {
    root.unmount();
    notice.remove();
  };
}
