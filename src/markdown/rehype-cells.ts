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

/** The empty corner of a table is the heading of nothing; beside it, the others have to say what they are headings of. */
function giveCorner({children}: Element): void {
  const heads = children.filter((one): one is Element => one.type === 'element');
  const isHead = heads.every(({tagName}) => tagName === 'th');
  if (isHead && heads.some((head) => head.children.length === 0)) {
    for (const head of heads) {
      if (head.children.length === 0) {
        head.tagName = 'td';
      } else {
        head.properties.scope = 'col';
      }
    }
  }
}

/**
 * A rehype plugin for the alignment of cells: MDX would make a style of it, which the site's policy forbids. It also tells styles which
 * cells are short, so that figures and names do not break, and columns of words are not squeezed.
 */
export function cells() {
  return (root: Root): void => {
    visit(root, 'element', (cell) => {
      const {tagName, properties} = cell;
      if (tagName === 'tr') {
        giveCorner(cell);
      }
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
