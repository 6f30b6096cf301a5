import type {Root} from 'postcss';
import {wrapAttribute} from '../../lib/contracts';
import {keepSelectors, removeEmpty} from './keep-used';

/** Selectors for states that a page is not in when first painted, and for parts not painted with it. */
const later = new RegExp(
  [
    String.raw`:hover|:active\b|:focus|::selection|::-webkit-scrollbar|::view-transition`,
    String.raw`\[aria-pressed|\[${wrapAttribute}=`,
  ].join('|'),
);

/** Declarations that do not change the look of a page at rest. */
const ofMotion =
  /^(?:-webkit-)?(?:transition|animation|cursor|user-select|tap-highlight-color|will-change|pointer-events)/;

/** Media queries that do not apply to a first screen. */
const laterMedia = /^print$|prefers-reduced-motion|forced-colors|pointer: fine|scripting: none/;

/**
 * Removes what only shows with a pointer, motion or on paper: it comes with the whole sheet, a moment after the
 * first paint.
 *
 * @param root the style sheet; changed in place
 */
export function keepAtRest(root: Root): void {
  root.walkAtRules('media', (media) => {
    if (laterMedia.test(media.params)) {
      media.remove();
    }
  });
  root.walkAtRules(/keyframes$/, (steps) => {
    steps.remove();
  });
  keepSelectors(root, (selector) => !later.test(selector));
  root.walkDecls((declaration) => {
    // Duplicates the standard property, which every browser knows for a line without a colour or a style.
    const isDouble = declaration.prop === '-webkit-text-decoration';
    if (ofMotion.test(declaration.prop) || isDouble) {
      declaration.remove();
    }
  });
  removeEmpty(root);
}
