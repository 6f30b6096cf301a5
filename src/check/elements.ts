import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {htmlTagNames, Parser, visit} from '../lib/es-modules.cjs';
import {isTypeParameter} from '../markdown/remark-type-parameters';
import {wordsOf} from '../markdown/tags';
import {offsetOf, type Place} from './finding';
import type {Post} from './post';

/** An element of HTML in a .md, or of JSX in an .mdx. */
export type Element = {
  /** Without what follows a dot or a colon; of a component, with its capital. */
  name: string;
  attributes: Record<string, string>;
  /** Whether `attributes` has all that the element has, since none is spread into it. */
  isAllNamed: boolean;
  at: Place;
  /** Whether it stands in a drawing, which has elements of its own. */
  isForeign: boolean;
  /** How many elements it stands in, itself among them. */
  depth: number;
};

/** Every name of an element of HTML. */
export const known: ReadonlySet<string> = new Set(htmlTagNames);

/** Whether a name is that of a component, and not of HTML. */
export const isComponent = (name: string): boolean => /^[A-Z_$]/.test(name);

/** JSX of a component, and not a type such as `Promise<Result>`, which hangs on a word. */
export const component = /(?<![\w\\])<\/?([A-Z]\w*[a-z]\w*)(?:\s[^<>]*)?\/?>/;

/** What is wrong with the ends of comments in HTML; undefined where each comment ends once. */
export function commentProblem(html: string): string | undefined {
  const rest = html.replace(/<!--[\s\S]*?-->/g, '');
  return rest.includes('<!--')
    ? 'The comment does not end, and hides what follows it'
    : rest.includes('-->')
      ? 'Readers see “-->”, since the comment ended before'
      : undefined;
}

/** Elements that end by themselves. */
const endless = new Set(
  'p li dt dd option thead tbody tfoot tr td th colgroup rt rp html head body area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);

const isDrawing = (name: string) => name === 'svg' || name === 'math';

/** The elements of a post, and of each name the outermost that nothing ends. */
export type Elements = {elements: Element[]; unclosed: Element[]};

/** Finds the elements of HTML in a .md. */
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
      // The parser drops the capitals of a component, which has a finding of its own.
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
        // The outermost comes last.
        unclosed.set(name, element);
      }
    },
  });
  visit(root, 'html', (node) => {
    // `Promise<T>` is shown as it is written.
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

/** Whether a node is an element of JSX. */
export const isJsx = (node: {type: string}): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Finds the elements of JSX in an .mdx, which its parser has seen to the end. */
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
      // The parser of the post has measured it.
      depth: 0,
    });
    if (isDrawing(name)) {
      endOfDrawing = Math.max(endOfDrawing, node.position?.end.offset ?? 0);
    }
  });
  return {elements, unclosed: []};
}
