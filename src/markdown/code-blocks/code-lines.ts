/** The kind of a line in a listing: `mark` draws the eye, `ins` and `del` are the two sides of a change. */
export type LineKind = 'plain' | 'mark' | 'ins' | 'del';

// A comment on a line of its own, in the syntax of any language: //, #, --, ;, %, /* */, <!-- -->.
const directive =
  /^\s*(?:\/\/|#|--|;|%|\/\*|\{\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Takes Docusaurus' directives out of a listing, which mark lines: `highlight-next-line`, and `highlight-start` and
 * `highlight-end` around several, in a comment on a line of its own.
 *
 * @returns the code without its last line break, and the kind of each of its lines
 */
export function readDirectives(source: string): {code: string; kinds: LineKind[]} {
  const lines: string[] = [];
  const kinds: LineKind[] = [];
  let isInside = false;
  let isNext = false;
  for (const line of source.replace(/\r?\n$/, '').split(/\r?\n/)) {
    const [, place] = directive.exec(line) ?? [];
    if (place === undefined) {
      lines.push(line);
      kinds.push(isInside || isNext ? 'mark' : 'plain');
    } else if (place !== 'next-line') {
      isInside = place === 'start';
    }
    isNext = place === 'next-line';
  }
  return {code: lines.join('\n'), kinds};
}
