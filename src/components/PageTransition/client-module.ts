import type {ClientModule} from '@docusaurus/types';
import {announcer} from '../Announcer/announcer';

const say = announcer();

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      // Browsers do the same when they open a page.
      say(document.querySelector('h1')?.textContent ?? document.title);
    }
  },
};

export default clientModule;
