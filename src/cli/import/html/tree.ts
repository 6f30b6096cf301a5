import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast';
import {h} from 'hastscript';
import type {Loss} from '../model';

/** Where a step of the conversion writes down what it could not carry over. */
export type Losses = {lose: (what: string, became: string, node?: Nodes) => void; all: Loss[]};

/**
 * Collects the losses of one text.
 *
 * @param lineAt the line of a position in the text; left out if lines of the text are none of a file
 */
export function lossesOf(file: string, lineAt?: (offset: number) => number): Losses {
  const all: Loss[] = [];
  return {
    all,
    lose: (what, became, node) => {
      const at = node?.position?.start.offset;
      const line = at === undefined ? undefined : lineAt?.(at);
      all.push({file, what, became, ...(line !== undefined && {line})});
    },
  };
}

export const isElement = (node: Nodes | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));

/** An attribute as text, whatever its type in the tree; empty if there is none. */
export function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  return Array.isArray(value)
    ? value.join(' ')
    : value === undefined || value === null
      ? ''
      : String(value);
}

export const classesOf = (element: Element): string[] =>
  attribute(element, 'className').split(/\s+/).filter(Boolean);

export const hasClass = (element: Element, ...names: string[]): boolean =>
  classesOf(element).some((own) => names.includes(own));

/** The text in a node, as it is written. */
export function textOf(node: Nodes): string {
  return node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map(textOf).join('')
      : '';
}

/** The text in a node, on one line. */
export const lineOf = (node: Nodes | undefined): string =>
  node ? textOf(node).replace(/\s+/g, ' ').trim() : '';

/** All elements below a node that pass a test, in the order of the text. */
export function findAll(node: Nodes, test: (element: Element) => boolean): Element[] {
  return 'children' in node
    ? node.children.flatMap((child) => [
        ...(isElement(child) && test(child) ? [child] : []),
        ...findAll(child, test),
      ])
    : [];
}

/** The first element below a node that passes a test. */
export const find = (node: Nodes, test: (element: Element) => boolean): Element | undefined =>
  findAll(node, test)[0];

export const named =
  (...names: string[]) =>
  (element: Element): boolean =>
    names.includes(element.tagName);

export const classed =
  (...names: string[]) =>
  (element: Element): boolean =>
    hasClass(element, ...names);

export type Replace = (
  node: ElementContent,
  ancestors: readonly Element[],
) => ElementContent[] | undefined;

/**
 * Replaces nodes from the innermost outwards.
 *
 * @param replace returns what stands in the place of a node; undefined leaves it
 */
export function replaceAll(
  parent: Root | Element,
  replace: Replace,
  ancestors: readonly Element[] = [],
): void {
  const within = isElement(parent) ? [...ancestors, parent] : ancestors;
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (isElement(child)) {
      replaceAll(child, replace, within);
    }
    return replace(child, within) ?? [child];
  }) satisfies RootContent[];
}

const phrasing = new Set(
  'p h1 h2 h3 h4 h5 h6 a em strong b i u s del ins span sup sub small mark code kbd td th dt summary figcaption label'.split(
    ' ',
  ),
);

/** Whether something below these elements is a part of a line, not a block of its own. */
const isInLine = (ancestors: readonly Element[]): boolean =>
  ancestors.some((element) => phrasing.has(element.tagName) && !element.properties.dataImport);

/** Markdown or HTML to be written as it is: a block of its own, or in a line. */
export const raw = (value: string, ancestors: readonly Element[]): Element =>
  h(isInLine(ancestors) ? 'span' : 'div', {dataImport: 'raw', dataValue: value});

/** Markdown or HTML around blocks, such as `<details>` or a callout. */
export const around = (open: string, children: ElementContent[], close: string): Element =>
  h('div', {dataImport: 'around', dataOpen: open, dataClose: close}, children);

/** A link: a paragraph of its own unless it is within a line. */
export function linkTo(
  address: string,
  words: string,
  ancestors: readonly Element[],
): ElementContent[] {
  const link = h('a', {href: address}, words);
  return [isInLine(ancestors) ? link : h('p', [link])];
}
