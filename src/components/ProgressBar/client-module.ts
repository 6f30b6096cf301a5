import {translate} from '@docusaurus/Translate';
import nprogress, {type NProgressOptions} from 'nprogress';

// The theme starts and ends the bar (200 ms after a navigation began, when it is done). Here are its
// constants, and a role for assistive technology: the library's own, "bar", does not exist.
// The spinner is left out of the template, so that nothing can show it.
const label = translate({
  id: 'site.progressBar.label',
  message: 'Loading page',
  description: 'What assistive technology calls the bar shown while the next page loads',
});

// The published types leave `trickleRate` out.
const options: Partial<NProgressOptions> & {trickleRate: number} = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '.bar',
  template: `<div class="bar" role="progressbar" aria-label="${label}"><div class="peg"></div></div>`,
};

nprogress.configure(options);
