import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import nprogress from 'nprogress';

const label = translate({
  id: 'site.progressBar.label',
  message: 'Loading page',
  description: 'What assistive technology calls the bar shown while the next page loads',
});

// The theme starts the bar 200 ms after a navigation began, and ends it once the page is there. The role that the library
// gives it, "bar", does not exist.
nprogress.configure({
  barSelector: '.bar',
  template: `<div class="bar" role="progressbar" aria-label="${label}"></div>`,
});

// If a reader goes back within these 200 ms, the theme starts the bar all the same, and nothing would end it.
const start = nprogress.start.bind(nprogress);
let isOnItsWay = false;
nprogress.start = () => (isOnItsWay ? start() : nprogress);

export default {
  onRouteUpdate() {
    isOnItsWay = true;
  },
  onRouteDidUpdate() {
    isOnItsWay = false;
  },
} satisfies ClientModule;
