import type {ClientModule} from '@docusaurus/types';

/** Tells the style sheet that a page was reached from another, so that it may fade in. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      document.documentElement.setAttribute('data-has-navigated', '');
    }
  },
};

export default clientModule;
