import {translate} from '@docusaurus/Translate';
import {noticeClass} from '../../lib/contracts';

/** A button that loads something again. */
export function retryButton(retry: () => void): HTMLElement {
  const button = document.createElement('button');
  button.className = 'site-button';
  button.textContent = translate({
    id: 'site.lazyLoad.retry',
    message: 'Retry',
    description: 'Button that loads a part of the site again',
  });
  button.addEventListener('click', retry);
  return button;
}

/**
 * Shows a notice at the foot of the window, with a button that tries again.
 *
 * @returns a function that removes it
 */
export function showNotice(words: string, retry: () => void): () => void {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = noticeClass;
  notice.append(`${words} `, retryButton(retry));
  document.body.append(notice);
  return () => {
    notice.remove();
  };
}
