import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import {attribute, findAll, isElement, lineOf, named, raw, replaceAll, type Losses} from './tree';

const hasSpan = (cell: Element) =>
  ['colSpan', 'rowSpan'].some((name) => Number(attribute(cell, name) || 1) > 1);

const isCell = named('td', 'th');
/** What readers or editors see without words. */
const isShown = (element: Element) =>
  element.tagName === 'img' || element.properties.dataImport !== undefined;
const isBlock = named('ul', 'ol', 'pre', 'blockquote', 'table', 'dl');

/** What stays of the attributes in a table that is kept as HTML. */
const kept = new Set([
  'colSpan',
  'rowSpan',
  'href',
  'src',
  'alt',
  'title',
  'scope',
  'align',
  'start',
]);

/** Whether Markdown, whose cells are single lines, cannot express a table. */
const isComplex = (table: Element) =>
  findAll(table, isCell).some((cell) => hasSpan(cell) || findAll(cell, isBlock).length > 0);

/** A table as HTML without what styles it. An empty line would end it. */
function htmlOf(table: Element): string {
  const copy = structuredClone(table);
  replaceAll(copy, (node) => {
    if (!isElement(node)) {
      return undefined;
    }
    if (node.properties.dataImport === 'raw') {
      return [{type: 'raw', value: attribute(node, 'dataValue')} as never];
    }
    node.properties = Object.fromEntries(
      Object.entries(node.properties).filter(([name]) => kept.has(name)),
    );
    return node.tagName === 'span' ? node.children : undefined;
  });
  return toHtml({...copy, properties: {}}, {allowDangerousHtml: true, closeSelfClosing: true})
    .replace(/\n(?=[ \t]*\n)/g, '\n&#10;')
    .replace(/\n&#10;[ \t]*\n/g, '\n&#10;\n')
    .replace(/>\s+<(?=\/?(?:t[rhd]|thead|tbody|tfoot|caption|col))/g, '>\n<');
}

/** Paragraphs within a cell as its lines. */
function flatten(cell: Element): void {
  const paragraphs = cell.children.filter((child) => isElement(child, 'p', 'div'));
  if (paragraphs.length > 0) {
    cell.children = cell.children.flatMap((child) =>
      isElement(child, 'p', 'div') && child.properties.dataImport === undefined
        ? [...(child === paragraphs[0] ? [] : [h('br')]), ...child.children]
        : [child],
    );
  }
}

/** Keeps tables that Markdown cannot express as HTML, and makes the cells of others single lines. */
export function tables(root: Root, losses: Losses): void {
  replaceAll(root, (node, ancestors) => {
    if (!isElement(node, 'table') || ancestors.some(isCell)) {
      return undefined;
    }
    const caption = node.children.find((child) => isElement(child, 'caption'));
    const captions = isElement(caption) ? [h('p', [h('em', caption.children)])] : [];
    if (lineOf(node) === '' && findAll(node, isShown).length === 0) {
      return captions;
    }
    if (isComplex(node)) {
      if (findAll(node, named('img')).length === 0) {
        losses.lose('Table with merged cells, lists or code', 'kept as HTML', node);
        return [raw(htmlOf(node), ancestors)];
      }
      // The build finds pictures in Markdown only.
      losses.lose('Table with pictures and merged cells, lists or code', 'a simple table', node);
    }
    for (const cell of findAll(node, isCell)) {
      flatten(cell);
    }
    return [node, ...captions];
  });
}
