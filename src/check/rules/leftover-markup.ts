import {visit} from 'unist-util-visit';
import {offsetOf, show} from '../finding';
import type {Rule} from '../post';

/** Markdown, and syntax of other programs, that readers see as typed. */
const leftovers: Array<[pattern: RegExp, what: string, remedy: string]> = [
  [
    /\]\s?\((?:(?:https?:\/\/|\.{0,2}\/|#)[^)\n]*\)?|$)|(?<![\\\w\]])\[[^\][\n]+\]\[[\w .-]*\]|\)\[$/,
    'a link or a picture that Markdown does not read',
    'write [words](address), without a space between the brackets, and %20 for a space in the address',
  ],
  [
    /(?<![\\*\w/])\*\*(?=[\p{L}\d])|(?<=[\p{L}\d.,])\*\*(?![\w*/])/u,
    'asterisks that make nothing bold',
    'write ** on both sides of the words, without a space inside; or \\*\\*',
  ],
  [
    /(?<!\\)`/,
    'a backtick that neither opens nor ends code',
    'write one on both sides, or \\` for the sign',
  ],
  [
    /^[ \t]*:::.*$/m,
    'colons that neither open nor end a callout',
    'write :::note without a space before the word, and ::: on a line of its own',
  ],
  [
    // One sign before a single word may be a tag of a social network.
    /^(?:#{2,6}(?=[^#\s\d!])|#(?=\p{Lu}\S*[ \t]+\S))\S*/mu,
    'a heading without a space after #',
    'write a space after #, or \\# for the sign',
  ],
  [
    /(?<!\\)\[\^[^\]\s]+\]/,
    'a footnote that is not defined',
    'define it, as in [^1]: What it says',
  ],
  [
    /^\|.*\|[ \t]*\n\|.*\|[ \t]*$/m,
    'a table whose second line does not have a cell of dashes for each cell of its first',
    'write | --- | below each cell of the head',
  ],
  [
    /\{\{[<%][\s\S]*?[>%]\}\}|\[(\w+)\b[^\]\n]*\][^]*?\[\/\1\]|\{%-?\s[\s\S]*?%\}|\{\{\s*[\w.|: ]+\}\}/,
    'a template tag of another program',
    'write what it stands for in Markdown',
  ],
  [/!?\[\[[^\][\n]+\]\]/, 'a link of a wiki', 'write [words](address), or ![words](./picture.png)'],
  [
    /(?<![=\w])==(?=[\p{L}\d])[^=\n]+==(?!=)/u,
    'a mark of another program',
    'write ** on both sides of the words, or <mark>words</mark>',
  ],
  [/(?<![\w:]):[a-z][a-z_]+:(?![\w:])/, 'the name of an emoji', 'write the emoji itself'],
  [/\{:\s*[.#\w][^}\n]*\}/, 'attributes of another program', 'delete them'],
  [/^\[toc\]$/im, 'a list of contents of another program', 'delete it: the page has one'],
  [
    /(?<=\S\n): (?=\S)/,
    'a definition of another program',
    'write a list, or <dl> with <dt> and <dd>',
  ],
];

/** Readers see no raw markup. */
export const leftoverMarkup: Rule = ({root, text}, report) => {
  visit(root, 'text', (node) => {
    const source = text.slice(offsetOf(node), node.position?.end.offset);
    for (const [pattern, what, remedy] of leftovers) {
      for (const match of source.matchAll(new RegExp(pattern, `g${pattern.flags}`))) {
        report(offsetOf(node) + match.index, `Readers see ${show(match[0])}: ${what}`, remedy);
      }
    }
  });
};
