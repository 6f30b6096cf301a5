import type {Element, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {readDirectives, type LineKind} from '../../lib/code-lines';
import {SKIP, visit} from '../../lib/visit';
import {readFence} from './fence';
import {highlight, isKnownLanguage} from './highlight';

/** The part of a VFile that is used here: `fail` throws, with the file and the place. */
type File = {path: string; fail: (reason: string, place?: Element['position']) => never};

function textOf(element: Element): string {
  return element.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '',
    )
    .join('');
}

/** Of a diff, the sign at the head of a line says what the line is. */
function kindsOfDiff(code: string): LineKind[] {
  return code
    .split('\n')
    .map((line) => (/^\+(?!\+\+ )/.test(line) ? 'ins' : /^-(?!-- )/.test(line) ? 'del' : 'plain'));
}

function readCodeBlock(code: Element, fail: (reason: string) => never): MdxJsxAttribute[] {
  const classes = code.properties.className;
  const language = (Array.isArray(classes) ? classes : [])
    .map((name) => /^language-(.+)$/.exec(name)?.[1])
    .find(Boolean);
  const known = language?.toLowerCase() ?? 'text';
  if (!isKnownLanguage(known)) {
    fail(`Nothing here can colour the language "${known}": correct its name, or write "text".`);
  }
  const meta = code.properties.metastring;
  const fence = readFence(typeof meta === 'string' ? meta : '');
  let lines;
  try {
    lines = readDirectives(textOf(code));
  } catch (error) {
    fail((error as Error).message);
  }
  const isDiff = known === 'diff';
  const kinds = (isDiff ? kindsOfDiff(lines.code) : lines.kinds).map((kind, index) =>
    kind === 'plain' && fence.highlighted.has(index + 1) ? 'mark' : kind,
  );
  const html = highlight({
    code: lines.code,
    language: isDiff ? 'text' : known,
    kinds,
    firstNumber: fence.firstNumber,
  });
  const attribute = (name: string, value: string | null): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  });
  // The numbers beside the lines take four more.
  const gutter = fence.firstNumber === undefined ? 0 : 4;
  const columns = gutter + Math.max(...lines.code.split('\n').map((line) => line.length));
  return [
    attribute('html', html),
    attribute('language', known),
    attribute('columns', String(columns)),
    ...(fence.title === undefined ? [] : [attribute('title', fence.title)]),
    ...(fence.wrap ? [attribute('wrap', null)] : []),
  ];
}

/**
 * A rehype plugin that colours code blocks while the site is built: each becomes a `CodeBlock` that
 * carries finished HTML, so that no reader's browser has to.
 *
 * Stops the build, with the post's file and line, at a language that nobody knows and at directives
 * that do not pair.
 */
export function codeBlocks() {
  return (root: Root, file: File): void => {
    visit(root, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return undefined;
      }
      const line = pre.position?.start.line;
      const block: MdxJsxFlowElementHast = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: readCodeBlock(code, (reason) =>
          file.fail(line ? `${file.path}:${line}: ${reason}` : reason, pre.position),
        ),
        children: [],
      };
      parent!.children[index!] = block;
      return SKIP;
    });
  };
}
