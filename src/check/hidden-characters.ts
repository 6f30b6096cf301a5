import {controls, halves} from '../lib/controls';
import type {Report} from './finding';

/** Characters that no page or feed may contain, or that display text in a different order. */
const hidden: Array<[pattern: RegExp, what: string]> = [
  // XML forbids them, so they break every feed that includes the post.
  [controls, 'a control character'],
  // A lone surrogate: YAML can write it, but the bundler cannot read it.
  [halves, 'half a character'],
  // https://trojansource.codes: readers see something different from what programs and searches read.
  // Right-to-left texts need the isolates.
  [/[\u202a-\u202e]/g, 'a character that changes the direction of the text'],
  [/(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0001}-\u{e007f}]/gu, 'a hidden letter'],
];

/** Finds characters that nobody sees, and reports each kind once. */
export function checkCharacters(text: string, report: Report, where = 'Here', at?: number): void {
  for (const [pattern, what] of hidden) {
    const [first, ...more] = text.matchAll(pattern);
    if (first) {
      const code = first[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
      report(
        at ?? first.index,
        `${where} is ${what} (U+${code})${more.length > 0 ? `, and ${more.length} more` : ''}`,
        'delete it, or write what you meant',
      );
    }
  }
}
