import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {htmlTagNames, Parser, visit} from '../lib/es-modules.cjs';
import {wordsOf} from '../markdown/tags';
import {offsetOf, type Place} from './finding';

/** An HTML element in an .md file, or a JSX element in an .mdx file. */
export type Element = {
  /** Without anything after a dot or colon; components keep their capital. */
  name: string;
  attributes: Record<string, string>;
  at: Place;
  /** Whether it is inside an SVG or MathML drawing, which has elements of its own. */
  isForeign: boolean;
};

/** The names of all HTML elements. */
export const known: ReadonlySet<string> = new Set(htmlTagNames);

/** A component in JSX, not a type such as `Promise<Result>`, which directly follows a word. */
export const component = /(?<![\w\\])<\/?([A-Z]\w*[a-z]\w*)(?:\s[^<>]*)?\/?>/;

/** Elements whose end tag is optional or forbidden. */
const endless = new Set(
  'p li dt dd option thead tbody tfoot tr td th colgroup rt rp html head body area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);

const isDrawing = (name: string) => name === 'svg' || name === 'math';

/** The elements of a post, and the outermost unclosed element of each name. */
export type Elements = {elements: Element[]; unclosed: Element[]};

function elementsOfHtml(root: Root): Elements {
  const elements: Element[] = [];
  const unclosed = new Map<string, Element>();
  const open: Element[] = [];
  let at: Place;
  let source = '';
  let foreign = 0;
  const parser = new Parser({
    onopentag: (name, attributes, isImplied) => {
      if (isImplied) {
        return;
      }
      const element = {name, attributes, at, isForeign: foreign > 0};
      // The parser lowercases component names; those have a finding of their own.
      if (new RegExp(`<${name}\\b`).test(source) || !component.test(source)) {
        elements.push(element);
      }
      foreign += isDrawing(name) ? 1 : 0;
      open.push(element);
    },
    onclosetag: (name, isImplied) => {
      const element = open.pop();
      foreign -= isDrawing(name) ? 1 : 0;
      if (
        element &&
        elements.includes(element) &&
        isImplied &&
        !endless.has(name) &&
        foreign === 0 &&
        known.has(name)
      ) {
        // The outermost element comes last and wins.
        unclosed.set(name, element);
      }
    },
  });
  visit(root, 'html', (node) => {
    if (!node.value.startsWith('<!--')) {
      at = node;
      source = node.value;
      parser.write(node.value);
    }
  });
  parser.end();
  return {elements, unclosed: [...unclosed.values()]};
}

/** Whether a node is a JSX element. */
const isJsx = (node: {type: string}): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Elements of JSX, which its parser guarantees to be closed. */
function elementsOfJsx(root: Root): Element[] {
  const elements: Element[] = [];
  let endOfDrawing = 0;
  visit(root, (node) => {
    if (!isJsx(node) || !node.name) {
      return;
    }
    const name = node.name.split(/[.:]/)[0]!;
    const named = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
    const attributes = Object.fromEntries(named.map((one) => [one.name, wordsOf(one) ?? '']));
    elements.push({name, attributes, at: node, isForeign: offsetOf(node) < endOfDrawing});
    if (isDrawing(name)) {
      endOfDrawing = Math.max(endOfDrawing, node.position?.end.offset ?? 0);
    }
  });
  return elements;
}

/** Finds the elements that an author wrote into a post. */
export const elementsOf = (root: Root, isMdx: boolean): Elements =>
  isMdx ? {elements: elementsOfJsx(root), unclosed: []} : elementsOfHtml(root);
