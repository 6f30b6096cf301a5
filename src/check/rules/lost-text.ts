import {visit} from 'unist-util-visit';
import {controls} from '../../lib/controls';
import {show, type Report} from '../finding';
import type {Rule} from '../post';

/** Characters that no page or feed may contain, or that display text in a different order. */
const hidden: Array<[pattern: RegExp, what: string]> = [
  // XML forbids them, so they break every feed that includes the post.
  [controls, 'a control character'],
  // https://trojansource.codes: readers see something different from what programs and searches read.
  // Right-to-left texts need the isolates.
  [/[\u202a-\u202e]/g, 'a character that changes the direction of the text'],
  [/(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0001}-\u{e007f}]/gu, 'a hidden letter'],
];

/** Finds characters that nobody sees, and reports each kind once. */
function checkCharacters(text: string, report: Report): void {
  for (const [pattern, what] of hidden) {
    const [first, ...more] = text.matchAll(pattern);
    if (first) {
      const code = first[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
      report(
        first.index,
        `Here is ${what} (U+${code})${more.length > 0 ? `, and ${more.length} more` : ''}`,
        'delete it, or write what you meant',
      );
    }
  }
}

/** Readers can see everything that was written. */
export const lostText: Rule = ({root, outsideCode}, report) => {
  checkCharacters(outsideCode, report);
  visit(root, 'html', (node) => {
    const rest = node.value.replace(/<!--[\s\S]*?-->/g, '');
    if (rest.includes('<!--')) {
      report(node, 'The comment does not end, and hides what follows it', 'write --> at its end');
    }
  });
  const defined = [...outsideCode.matchAll(/^\[\^([^\]\s]+)\]:/gm)];
  for (const {1: name, index} of defined.filter(
    (one, at) => defined.findIndex((other) => other[1] === one[1]) < at,
  )) {
    report(
      index,
      `There are two footnotes ${show(`[^${name}]`)}, and readers see the first`,
      'give this one another name',
    );
  }
  const referred = new Set<string>();
  visit(root, 'footnoteReference', ({identifier}) => {
    referred.add(identifier);
  });
  visit(root, 'footnoteDefinition', (node) => {
    if (!referred.has(node.identifier)) {
      const mark = show(`[^${node.label ?? node.identifier}]`);
      report(
        node,
        `Nothing in the text refers to the footnote ${mark}, so readers do not see it`,
        `write ${mark} where it belongs, or delete the footnote`,
      );
    }
  });
};
