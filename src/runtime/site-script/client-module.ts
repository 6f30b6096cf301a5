import type {ClientModule} from '@docusaurus/types';
import {pageEvent} from './events';

/** Tells the site script of each page that Docusaurus' client shows in place of the one before. */
const clientModule: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) {
      document.dispatchEvent(new Event(pageEvent));
    }
  },
};

export default clientModule;
