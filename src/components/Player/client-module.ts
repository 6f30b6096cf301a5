import type {ClientModule} from '@docusaurus/types';
import {seekAttribute} from '../../lib/contracts';

// The HTML of src/markdown/podcast works by itself: a chapter is a link into the audio. This makes the player
// of the page go there instead. The remaining code is loaded on pages with a recording.
const linkOf = ({target}: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(`a[${seekAttribute}]`) : null;

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    const audio = link?.closest('figure')?.querySelector('audio');
    const {metaKey, ctrlKey, shiftKey, altKey} = event;
    if (audio && !metaKey && !ctrlKey && !shiftKey && !altKey) {
      event.preventDefault();
      audio.currentTime = Number(link!.getAttribute(seekAttribute));
      void audio.play();
    }
  });
  // No player shows errors. The event does not bubble.
  document.addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLAudioElement) {
        void import('./report-failure').then(({reportFailure}) => {
          reportFailure(target);
        });
      }
    },
    true,
  );
}

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    if (document.querySelector('main audio')) {
      // Without it, there is the browser's own player.
      import('./player').then(
        ({upgradePlayers}) => {
          upgradePlayers();
        },
        () => undefined,
      );
    }
  },
};

export default clientModule;
