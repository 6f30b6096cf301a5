import type {Element, Root} from 'hast';
import {alignmentAttribute, shortAttribute} from '../lib/contracts';
import {visit} from 'unist-util-visit';

/** A cell of at most so many characters does not break. */
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
 * cells are short, so that figures and names do not break, and columns of words are not squeezed.
 */
export function cells() {
  return (root: Root): void => {
    visit(root, 'element', (cell) => {
      const {tagName, properties} = cell;
      if (!['td', 'th'].includes(tagName)) {
        return;
      }
      if (properties.align) {
        properties[alignmentAttribute] = properties.align;
        delete properties.align;
      }
      if (lengthOf(cell) <= mostOnLine) {
        properties[shortAttribute] = '';
      }
    });
  };
}
