import {translate} from '@docusaurus/Translate';
import {noticeClass} from '../../lib/contracts';

export function actionButton(words: string, act: () => void): HTMLElement {
  const button = document.createElement('button');
  button.className = 'site-button';
  button.textContent = words;
  button.addEventListener('click', act);
  return button;
}

export const retryButton = (retry: () => void): HTMLElement =>
  actionButton(
    translate({
      id: 'site.lazyLoad.retry',
      message: 'Retry',
      description: 'Button that loads a part of the site again',
    }),
    retry,
  );

/** Shows a notice at the foot of the window, with a button that tries again. Returns what removes it. */
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
