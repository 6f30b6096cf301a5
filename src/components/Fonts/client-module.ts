import type {ClientModule} from '@docusaurus/types';
import {styledAttribute} from '../../lib/contracts';

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      // A font that came too late for the former page is in time for this one.
      document.documentElement.setAttribute(styledAttribute, '');
    }
  },
};

export default clientModule;
