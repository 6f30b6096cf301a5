import {translate} from '@docusaurus/Translate';
import type {NProgressOptions} from 'nprogress';

const label = translate({
  id: 'site.progressBar.label',
  message: 'Loading page',
  description: 'What assistive technology calls the bar shown while the next page loads',
});

/**
 * The constants of the bar, and a role for assistive technology: the library's own, "bar", does not exist. The
 * template omits the spinner, so that nothing can show it. The published types lack `trickleRate`.
 */
export const progressBar: Partial<NProgressOptions> & {trickleRate: number} = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '.bar',
  template: `<div class="bar" role="progressbar" aria-label="${label}"></div>`,
};
