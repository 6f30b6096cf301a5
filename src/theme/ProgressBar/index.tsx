// Adds ProgressBar: a client module that names the bar for assistive technology, since the theme has no component
// for it. The theme starts the bar 200 ms after a navigation began, and ends it once the page is there.
import type {ClientModule} from '@docusaurus/types';
import nprogress from 'nprogress';
import {progressBar} from '../../components/progress-bar';

nprogress.configure(progressBar);

// If a reader goes back within these 200 ms, the theme starts the bar all the same, and nothing would end it.
const start = nprogress.start.bind(nprogress);
let isOnItsWay = false;
nprogress.start = () => (isOnItsWay ? start() : nprogress);

const clientModule: ClientModule = {
  onRouteUpdate() {
    isOnItsWay = true;
  },
  onRouteDidUpdate() {
    isOnItsWay = false;
  },
};

export default clientModule;
