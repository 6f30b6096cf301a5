import type {ElementContent, Root as HtmlRoot} from 'hast';
import type {Nodes, Root} from 'mdast';
import {SKIP, visit} from '../lib/es-modules.cjs';
import {isTranslated} from '../settings/localized';
import {joinLines, setMarks, typeset, withUnits, type Part} from '../lib/typography';

/** Elements whose text is that of a machine. */
const asTyped = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'tt', 'var']);

/** Sets what another plugin made in place of a node, besides drawings, whose labels have been measured. */
function setMade(children: ElementContent[], language: string): void {
  const made: HtmlRoot = {type: 'root', children};
  visit(made, (node) => {
    if (node.type === 'text') {
      node.value = typeset(node.value, language);
    }
    return node.type === 'element' && (node.tagName === 'svg' || asTyped.has(node.tagName))
      ? SKIP
      : undefined;
  });
}

/** Elements that stand in a line; others begin a new one. */
const inLine = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time tt u var'.split(
    ' ',
  ),
);

/** The name of an element, of HTML or JSX; an empty string for what is none, or a component. */
function elementOf(node: Nodes): {name: string; isEnd: boolean} {
  const [, end, tag] = node.type === 'html' ? (/^<(\/?)([a-z]+)\b/i.exec(node.value) ?? []) : [];
  const name = tag ?? (node.type.startsWith('mdxJsx') && 'name' in node ? node.name : '');
  return {name: (name ?? '').toLowerCase(), isEnd: end === '/'};
}

/** The parts of some nodes that stand in one line, in the order in which they are read. */
function partsOf(nodes: readonly Nodes[]): Part[] {
  const parts: Part[] = [];
  // How many elements of HTML are open whose text stays as typed: plain Markdown keeps tags beside their text.
  let typed = 0;
  const add = (node: Nodes, isTyped: boolean): void => {
    const {name, isEnd} = elementOf(node);
    if (node.type === 'break' || (name !== '' && !inLine.has(name))) {
      parts.push('space');
    }
    if (node.type === 'text') {
      parts.push(isTyped || typed > 0 ? {typed: node.value} : node);
    } else if (node.type === 'html') {
      typed = asTyped.has(name) ? Math.max(0, typed + (isEnd ? -1 : 1)) : typed;
    } else if ('children' in node) {
      // The words of a bare link are its address.
      const isBare =
        node.type === 'link' &&
        node.children.every((one) => one.type === 'text' && node.url.endsWith(one.value));
      node.children.forEach((one) => {
        add(one, isTyped || isBare || asTyped.has(name));
      });
    } else if ('value' in node) {
      parts.push({typed: node.value});
    }
  };
  nodes.forEach((node) => {
    add(node, false);
  });
  return parts;
}

const isPhrase = ({type}: Nodes) =>
  /^(?:text|emphasis|strong|delete|link|linkReference|inlineCode|inlineMath|html|break|image|imageReference|footnoteReference|textDirective|mdxTextExpression|mdxJsxTextElement)$/.test(
    type,
  );

/** The lines of a node: all of a paragraph, heading or cell; elsewhere, what stands between its blocks. */
function linesOf(parent: Nodes): Nodes[][] {
  const lines: Nodes[][] = [[]];
  for (const node of 'children' in parent ? (parent.children as Nodes[]) : []) {
    if (isPhrase(node)) {
      lines.at(-1)!.push(node);
    } else {
      lines.push([]);
    }
  }
  return lines;
}

type Options = {
  /** Of the page, a BCP 47 tag. */
  language: string;
  /** Of the texts that nobody has translated. */
  originalLanguage: string;
};

/**
 * A remark plugin that sets prose as a printer would: with the apostrophes and quotation marks of its language, with
 * numbers that stay on one line with their units, and without spaces where lines of Chinese or Japanese break. Code,
 * addresses, formulas, and what `<kbd>` and the like surround, stay as typed.
 */
export function typography({language: ofPage, originalLanguage}: Options) {
  return (root: Root, {path}: {path: string}): void => {
    const language = isTranslated(path) ? ofPage : originalLanguage;
    visit(root, (node) => {
      if (node.data?.hChildren) {
        setMade(node.data.hChildren, language);
      }
      if (isPhrase(node) || asTyped.has(elementOf(node).name)) {
        return SKIP;
      }
      for (const line of linesOf(node)) {
        const parts = partsOf(line);
        joinLines(parts);
        setMarks(parts, language);
        // A heading's address is made of its text, where another kind of space would make another address.
        for (const part of node.type === 'heading' ? [] : parts) {
          if (typeof part === 'object' && 'type' in part) {
            part.value = withUnits(part.value);
          }
        }
      }
      return undefined;
    });
  };
}
