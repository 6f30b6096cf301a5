import type {Plugin} from '@docusaurus/types';
import {cleanPath} from './clean-path';
import {scriptTag} from '../../lib/inline-script';
import {goToCleanUrl} from './go-to-clean-url';

/**
 * Gives every page one address. A plain static host serves `/x/index.html` as well as `/x/`, and
 * its not-found page for `/x.html`; the client would then show the page a second time. A script in
 * the head goes to the clean address before anything is painted.
 */
export default function cleanUrls(): Plugin {
  return {
    name: 'clean-urls',
    injectHtmlTags: () => ({headTags: [scriptTag(goToCleanUrl, cleanPath)]}),
  };
}
