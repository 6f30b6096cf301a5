import type {ClientModule} from '@docusaurus/types';
import {answer} from '../Announcer/answer';

const buttonOf = ({target}: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-post-action]') : null;

if (typeof document !== 'undefined') {
  // Their code is loaded on hover or focus, since browsers want clipboard requests directly after the press.
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      if (buttonOf(event)) {
        import('./actions').catch(() => undefined);
      }
    });
  }
  document.addEventListener('click', (event) => {
    const button = buttonOf(event);
    if (button) {
      import('./actions').then(
        ({act}) => act(button),
        () => {
          answer(button, button.dataset.failed!);
        },
      );
    }
  });
}

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    if ('share' in navigator) {
      document.querySelector('[data-post-action="share"]')?.removeAttribute('hidden');
    }
  },
};

export default clientModule;
