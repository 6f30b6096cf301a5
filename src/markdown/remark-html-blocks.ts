import type {Html, Root, RootContent} from 'mdast';
import {SKIP, visit} from '../lib/es-modules.cjs';

/** What a line of HTML is written with: tags before its text, the text, and tags after it. */
const line = /^\s*((?:<\/?[a-z][^<>]*>\s*)*)(.*?)((?:\s*<\/?[a-z][^<>]*>)*)\s*$/i;

/** Inside these, a sign of Markdown is a sign. */
const verbatim = /<(?:pre|script|style|textarea|svg|code|math|template)\b|<!--|<\?|<!\[CDATA/i;

/** What a reader would see as a slip: a sign of Markdown that has not become what it stands for. */
const markdown = /\*\*\S|__\S|`[^`]+`|\]\(|(?:^|\n)\s*(?:[-*+]|\d+[.)]|#{1,6}|>)\s|\*\S[^*\n]*\*/;

type Parse = (text: string) => Root;

/** A block of HTML in parts: its tags, and what stands between them as Markdown. */
function partsOf({value, position}: Html, parse: Parse): RootContent[] {
  const parts: RootContent[] = [];
  let text: string[] = [];
  const add = (nodes: RootContent[]) => {
    for (const node of nodes) {
      // Messages name the block: the lines inside it were counted anew.
      visit(node, (inner) => {
        inner.position = position;
      });
      parts.push(node);
    }
  };
  const endText = () => {
    add(parse(text.join('\n')).children);
    text = [];
  };
  for (const written of value.split('\n')) {
    const [, before = '', between = '', after = ''] = line.exec(written) ?? [];
    if (before === '' && after === '') {
      // Spaces that only indent it would make code of it.
      text.push(written.trimStart());
      continue;
    }
    endText();
    if (before !== '') {
      add([{type: 'html', value: before}]);
    }
    if (between !== '') {
      const inner = parse(between).children;
      const [only] = inner;
      // The element around the words takes the place of a paragraph.
      add(inner.length === 1 && only!.type === 'paragraph' ? only.children : inner);
    }
    if (after !== '') {
      add([{type: 'html', value: after}]);
    }
  }
  endText();
  return parts;
}

/** Reads the Markdown that stands inside HTML in a tree. */
export function readInHtml(root: Root, parse: Parse): void {
  visit(root, 'html', (html: Html, index, parent) => {
    const isBlock = parent!.type !== 'paragraph' && /^\s*<\/?[a-z]/i.test(html.value);
    const words = html.value.replace(/<\/?[a-z][^<>]*>/gi, ' ');
    if (!isBlock || verbatim.test(html.value) || !markdown.test(words)) {
      return undefined;
    }
    const parts = partsOf(html, parse);
    parent!.children.splice(index!, 1, ...parts);
    return [SKIP, index! + parts.length];
  });
}

/**
 * A remark plugin that reads Markdown inside HTML: without a blank line between the two, plain Markdown leaves
 * `<details>` with `**bold**` in it as it is written, and Docusaurus' own format does not.
 */
export function markdownInHtml(this: {parse: Parse}) {
  return (root: Root): void => {
    readInHtml(root, (text) => this.parse(text));
  };
}
