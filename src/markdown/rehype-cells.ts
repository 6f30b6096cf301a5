import type {Element, Root} from 'hast';
import {alignmentAttribute, shortAttribute, wideAttribute} from '../lib/contracts';
import {visit} from 'unist-util-visit';

/** A cell of at most so many characters does not break, nor, but on phones, the first of a row. */
const mostOnLine = {cell: 16, first: 40};

function lengthOf(cell: Element): number {
  let length = 0;
  visit(cell, 'text', ({value}) => {
    length += value.length;
  });
  return length;
}

/** As many characters, with two more between columns, fit beside each other in the column of a text. */
const mostAcross = 90;

/** Whether a table of four columns or more would be wider than its text if no cell broke. */
function isWide(table: Element): boolean {
  const columns: number[] = [];
  visit(table, 'element', (row) => {
    if (row.tagName === 'tr') {
      const all = row.children.filter((one) => one.type === 'element');
      for (const [at, cell] of all.entries()) {
        columns[at] = Math.max(columns[at] ?? 0, lengthOf(cell));
      }
    }
  });
  return columns.length > 3 && columns.reduce((sum, length) => sum + length + 2, 0) > mostAcross;
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
 * cells are short, so that figures and names do not break, and columns of words are not squeezed, and which tables are wide.
 */
export function cells() {
  return (root: Root): void => {
    visit(root, 'element', (cell, _index, parent) => {
      const {tagName, properties} = cell;
      if (tagName === 'tr') {
        giveCorner(cell);
      }
      if (tagName === 'table' && isWide(cell)) {
        properties[wideAttribute] = '';
      }
      if (!['td', 'th'].includes(tagName)) {
        return;
      }
      if (properties.align) {
        properties[alignmentAttribute] = properties.align;
        delete properties.align;
      }
      const length = lengthOf(cell);
      const isFirst =
        tagName === 'td' && cell === parent!.children.find(({type}) => type === 'element');
      if (length <= (isFirst ? mostOnLine.first : mostOnLine.cell)) {
        properties[shortAttribute] = length > mostOnLine.cell ? 'first' : '';
      }
    });
  };
}
