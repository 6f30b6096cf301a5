import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {htmlTagNames, Parser, visit} from '../lib/es-modules.cjs';
import {isTypeParameter} from '../markdown/remark-type-parameters';
import {wordsOf} from '../markdown/tags';
import {offsetOf, type Place} from './finding';
import type {Post} from './post';

/** An HTML element in an .md file, or a JSX element in an .mdx file. */
export type Element = {
  /** Without anything after a dot or colon; components keep their capital. */
  name: string;
  attributes: Record<string, string>;
  /** Whether `attributes` is complete, with nothing spread into the element. */
  isAllNamed: boolean;
  at: Place;
  /** Whether it is inside an SVG or MathML drawing, which has elements of its own. */
  isForeign: boolean;
  /** Its nesting depth, counting itself. */
  depth: number;
};

/** The names of all HTML elements. */
export const known: ReadonlySet<string> = new Set(htmlTagNames);

/** Whether a name is a component's, not an HTML element's. */
export const isComponent = (name: string): boolean => /^[A-Z_$]/.test(name);

/** A component in JSX, not a type such as `Promise<Result>`, which directly follows a word. */
export const component = /(?<![\w\\])<\/?([A-Z]\w*[a-z]\w*)(?:\s[^<>]*)?\/?>/;

/** Describes unbalanced comments in HTML; undefined if every comment ends exactly once. */
export function commentProblem(html: string): string | undefined {
  const rest = html.replace(/<!--[\s\S]*?-->/g, '');
  return rest.includes('<!--')
    ? 'The comment does not end, and hides what follows it'
    : rest.includes('-->')
      ? 'Readers see “-->”, since the comment ended before'
      : undefined;
}

/** Elements whose end tag is optional or forbidden. */
const endless = new Set(
  'p li dt dd option thead tbody tfoot tr td th colgroup rt rp html head body area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);

const isDrawing = (name: string) => name === 'svg' || name === 'math';

/** The elements of a post, and the outermost unclosed element of each name. */
export type Elements = {elements: Element[]; unclosed: Element[]};

/** Finds the HTML elements in an .md file. */
export function elementsOfHtml({root, text}: Pick<Post, 'root' | 'text'>): Elements {
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
      const depth = open.length + 1;
      const element = {name, attributes, isAllNamed: true, at, isForeign: foreign > 0, depth};
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
      if (element && isImplied && !endless.has(name) && foreign === 0 && known.has(name)) {
        // The outermost element comes last and wins.
        unclosed.set(name, element);
      }
    },
  });
  visit(root, 'html', (node) => {
    // `Promise<T>` is shown literally.
    const isType = isTypeParameter(node.value, text[offsetOf(node) - 1] ?? '');
    if (commentProblem(node.value) === undefined && !isType) {
      at = node;
      source = node.value;
      parser.write(node.value);
    }
  });
  parser.end();
  return {elements, unclosed: [...unclosed.values()]};
}

/** Whether a node is a JSX element. */
export const isJsx = (node: {type: string}): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Finds the JSX elements in an .mdx file, which its parser guarantees to be closed. */
export function elementsOfJsx({root}: Pick<Post, 'root'>): Elements {
  const elements: Element[] = [];
  let endOfDrawing = 0;
  visit(root, (node) => {
    if (!isJsx(node) || !node.name) {
      return;
    }
    const name = node.name.split(/[.:]/)[0]!;
    const named = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
    elements.push({
      name,
      attributes: Object.fromEntries(named.map((one) => [one.name, wordsOf(one) ?? ''])),
      isAllNamed: named.length === node.attributes.length,
      at: node,
      isForeign: offsetOf(node) < endOfDrawing,
      // The parser of the post checks the depth.
      depth: 0,
    });
    if (isDrawing(name)) {
      endOfDrawing = Math.max(endOfDrawing, node.position?.end.offset ?? 0);
    }
  });
  return {elements, unclosed: []};
}
