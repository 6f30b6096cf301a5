import type {Element, Root} from 'hast';
import {alignmentAttribute, wordsAttribute} from '../lib/contracts';
import {visit} from 'unist-util-visit';

/** A cell with more characters than these may break, where a phone has no room for its line. */
const mostOnLine = 16;

function lengthOf(cell: Element): number {
  let length = 0;
  visit(cell, 'text', ({value}) => {
    length += value.length;
  });
  return length;
}

/**
 * A rehype plugin for the alignment of cells: MDX would make a style of it, which the site's policy forbids. It also tells styles which
 * cells have words that break, so that their columns are not squeezed, and those of figures and names not broken.
 */
export function cells() {
  return (root: Root): void => {
    visit(root, 'element', (cell) => {
      const {tagName, properties} = cell;
      if (['td', 'th'].includes(tagName) && properties.align) {
        properties[alignmentAttribute] = properties.align;
        delete properties.align;
      }
      if (tagName === 'td' && lengthOf(cell) > mostOnLine) {
        properties[wordsAttribute] = '';
      }
    });
  };
}
