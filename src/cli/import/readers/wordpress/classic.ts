import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {isElement} from '../../html/tree';

const blocks = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe li main nav ol p pre section script style table ul video audio'.split(
    ' ',
  ),
);

/** Elements whose text is divided into paragraphs. */
const containers = new Set(
  'article aside blockquote details div footer header main section'.split(' '),
);

/** Elements that get paragraphs only if they have more than one. */
const cells = new Set('dd li td th'.split(' '));

const isBlock = (node: ElementContent) =>
  node.type === 'comment' || (isElement(node) && blocks.has(node.tagName));

/** Text with an element for each end of a line. */
const linesOf = (text: string): ElementContent[] =>
  text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [h('br')] : []),
      ...(line === '' ? [] : [{type: 'text' as const, value: line}]),
    ]);

/** Ends of lines within words that are not divided into paragraphs. */
function breakLines(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    if (node.type === 'text') {
      // One after a line break that is written out is that line's end.
      const isAfter = isElement(nodes[index - 1], 'br');
      return linesOf(isAfter ? node.value.replace(/^[ \t]*\n/, '') : node.value);
    }
    return isElement(node) && !['pre', 'code', 'script', 'style', 'table'].includes(node.tagName)
      ? [{...node, children: breakLines(node.children)}]
      : [node];
  });
}

/** A paragraph of a run without what is empty at its edges. */
function trimmed(run: ElementContent[]): ElementContent[] {
  const isEdge = (node: ElementContent | undefined) =>
    isElement(node, 'br') || (node?.type === 'text' && node.value.trim() === '');
  const own = [...run];
  while (own.length > 0 && isEdge(own[0])) {
    own.shift();
  }
  while (own.length > 0 && isEdge(own.at(-1))) {
    own.pop();
  }
  return own;
}

/** Divides nodes into paragraphs at empty lines, and around blocks. */
function divide(nodes: ElementContent[]): Array<{block: ElementContent} | {run: ElementContent[]}> {
  const parts: Array<{block: ElementContent} | {run: ElementContent[]}> = [];
  let run: ElementContent[] = [];
  const end = () => {
    const own = trimmed(breakLines(run));
    if (own.length > 0) {
      parts.push({run: own});
    }
    run = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      end();
      parts.push({block: node});
    } else if (node.type === 'text') {
      const [first = '', ...more] = node.value.split(/\n[ \t\u00a0]*\n\s*/);
      run.push({type: 'text', value: first});
      for (const value of more) {
        end();
        run.push({type: 'text', value});
      }
    } else {
      run.push(node);
    }
  }
  end();
  return parts;
}

function within(node: ElementContent): ElementContent {
  if (!isElement(node)) {
    return node;
  }
  if (containers.has(node.tagName)) {
    return {...node, children: paragraphs(node.children)};
  }
  if (cells.has(node.tagName)) {
    const parts = divide(node.children);
    const isPlain = parts.filter((part) => 'run' in part).length < 2;
    return {
      ...node,
      children: parts.flatMap((part) =>
        'block' in part ? [within(part.block)] : isPlain ? part.run : [h('p', part.run)],
      ),
    };
  }
  if (node.tagName === 'p') {
    return {...node, children: breakLines(node.children)};
  }
  return ['pre', 'script', 'style'].includes(node.tagName)
    ? node
    : {...node, children: node.children.map(within)};
}

/** Paragraphs as the classic editor of WordPress means them: empty lines between, line ends as they are. */
const paragraphs = (nodes: ElementContent[]): ElementContent[] =>
  divide(nodes).map((part) => ('block' in part ? within(part.block) : h('p', part.run)));

/** The attribute by which text of the classic editor is marked. */
const mark = 'data-classic';

export const classic = (html: string): string => `<div ${mark}>${html}</div>`;

/** Divides the marked parts of a text into paragraphs. */
export function divideClassic(root: Root): void {
  const visit = (parent: Root | Element): void => {
    parent.children = (parent.children as ElementContent[]).flatMap((child) => {
      if (!isElement(child)) {
        return [child];
      }
      if (child.properties.dataClassic !== undefined) {
        return paragraphs(child.children);
      }
      visit(child);
      return [child];
    });
  };
  visit(root);
}
