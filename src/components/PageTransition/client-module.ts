import type {ClientModule} from '@docusaurus/types';
import {announcer} from '../Announcer/announcer';

const say = announcer();

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      // As the browser itself does when it opens a page.
      say(document.querySelector('h1')?.textContent ?? document.title);
    }
  },
};

export default clientModule;
