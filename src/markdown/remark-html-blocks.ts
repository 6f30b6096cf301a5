import type {Html, Root, RootContent} from 'mdast';
import {SKIP, visit} from '../lib/es-modules.cjs';

/** A line of HTML: tags before its text, the text, and tags after it. */
const line = /^\s*((?:<\/?[a-z][^<>]*>\s*)*)(.*?)((?:\s*<\/?[a-z][^<>]*>)*)\s*$/i;

/** Markup inside which Markdown syntax is literal. */
const verbatim = /<(?:pre|script|style|textarea|svg|code|math|template)\b|<!--|<\?|<!\[CDATA/i;

/** Markdown syntax that readers would take for a mistake if it were left as it is. */
const markdown = /\*\*\S|__\S|`[^`]+`|\]\(|(?:^|\n)\s*(?:[-*+]|\d+[.)]|#{1,6}|>)\s|\*\S[^*\n]*\*/;

type Parse = (text: string) => Root;

/** Splits a block of HTML into its tags and the Markdown between them. */
function partsOf({value, position}: Html, parse: Parse): RootContent[] {
  const parts: RootContent[] = [];
  let text: string[] = [];
  const add = (nodes: RootContent[]) => {
    for (const node of nodes) {
      // Messages name the block, since the lines inside it were numbered separately.
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
      // Indentation would turn it into code.
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
      // The element around the words replaces the paragraph.
      add(inner.length === 1 && only!.type === 'paragraph' ? only.children : inner);
    }
    if (after !== '') {
      add([{type: 'html', value: after}]);
    }
  }
  endText();
  return parts;
}

/** Parses the Markdown inside a tree's HTML. */
function readInHtml(root: Root, parse: Parse): void {
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
 * A remark plugin that parses Markdown inside HTML, such as `**bold**` in `<details>`: without a blank line
 * between the two, plain Markdown leaves it as written, unlike Docusaurus' own format.
 */
export function markdownInHtml(this: {parse: Parse}) {
  return (root: Root): void => {
    readInHtml(root, (text) => this.parse(text));
  };
}
