/** The kind of a line in a listing: `mark` draws the eye, `ins` and `del` are the two sides of a change. */
export type LineKind = 'plain' | 'mark' | 'ins' | 'del';

const kindOf: Record<string, LineKind> = {highlight: 'mark', add: 'ins', remove: 'del'};

// A comment on a line of its own, in the syntax of any language: //, #, --, ;, %, /* */, <!-- -->.
const directive =
  /^\s*(?:\/\/|#|--|;|%|\/\*|\{\/\*|<!--)\s*(highlight|add|remove)-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

export type CodeLines = {
  /** The code without its directives and without its last line break. */
  code: string;
  /** One for each line of `code`. */
  kinds: LineKind[];
};

/** Code as written, including directives. */
export function plainLines(source: string): CodeLines {
  const code = source.replace(/\r\n/g, '\n').replace(/\n$/, '');
  return {code, kinds: code.split('\n').map(() => 'plain')};
}

/**
 * Removes the directives from a listing: `highlight-`, `add-` or `remove-`, each followed by
 * `next-line`, `start` or `end`, in a comment on a line of its own.
 *
 * @throws Error if a `start` has no `end`, or the reverse; names the line of the listing
 */
export function readDirectives(source: string): CodeLines {
  const lines: string[] = [];
  const kinds: LineKind[] = [];
  let next: LineKind | undefined;
  let open: {name: string; line: number} | undefined;
  for (const [index, line] of source
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .entries()) {
    const [, name, place] = directive.exec(line) ?? [];
    if (!name) {
      lines.push(line);
      kinds.push(next ?? (open ? kindOf[open.name]! : 'plain'));
      next = undefined;
    } else if (place === 'next-line') {
      next = kindOf[name]!;
    } else if (place === 'start' && !open) {
      open = {name, line: index + 1};
    } else if (place === 'end' && open?.name === name) {
      open = undefined;
    } else {
      throw new Error(
        place === 'start'
          ? `${name}-start in line ${index + 1} of the listing stands before ${open!.name}-end: end that first.`
          : `${name}-end in line ${index + 1} of the listing ends nothing: write ${name}-start before it.`,
      );
    }
  }
  if (open) {
    throw new Error(
      `${open.name}-start in line ${open.line} of the listing has no ${open.name}-end: write it where the lines end.`,
    );
  }
  return {code: lines.join('\n'), kinds};
}
