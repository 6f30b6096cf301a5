import type {Plugin} from '@docusaurus/types';
import {scriptTag} from '../../lib/inline-script';
import {markKeyboardNavigation} from './mark-keyboard-navigation';

/**
 * Marks the body while a reader moves by keyboard, as Docusaurus did until 3.8, for styles and scripts
 * that want to know; focus itself is styled by `:focus-visible`. It is an inline
 * script, so a Tab pressed before the page's code has loaded counts too.
 */
export default function keyboardMarker(): Plugin {
  return {
    name: 'keyboard-marker',
    injectHtmlTags: () => ({
      headTags: [scriptTag(markKeyboardNavigation, 'navigation-with-keyboard')],
    }),
  };
}
