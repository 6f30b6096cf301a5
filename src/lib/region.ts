import {Problem} from './problem';

/** Lines of a file, as a listing shows them. */
export type Region = {
  /** Without region markers and common indentation. */
  code: string;
  /** Numbers of the first and the last line in the file, from 1. */
  from: number;
  to: number;
};

// A comment on a line of its own, in the syntax of any language, as editors fold it.
const mark =
  /^\s*(?:\/\/|#|--|;|%|\/\*|<!--)\s*#?(region|endregion)(?:\s+([\w-]+))?\s*(?:\*\/|-->)?\s*$/;

type Line = {text: string; number: number};

/** Removes the indentation that all lines share. */
function dedent(lines: string[]): string {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^\s*/.exec(line)![0].length);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}

/** The lines between `region name` and its `endregion`, including those of nested regions. */
function linesOf(all: Line[], name: string): Line[] {
  const regions = all.flatMap(({text, number}) => {
    const [, kind, own] = mark.exec(text) ?? [];
    return kind === 'region' && own ? [{own, number}] : [];
  });
  const places = regions.filter(({own}) => own === name);
  if (places.length !== 1) {
    const names = [...new Set(regions.map(({own}) => own))];
    const known = names.length > 0 ? `it has ${names.join(', ')}` : 'it has none';
    throw places.length === 0
      ? new Problem(
          `it has no region "${name}" (${known})`,
          `write “region ${name}” in a comment before its first line, and “endregion” after its last`,
        )
      : new Problem(`it has the region "${name}" ${places.length} times`, 'give each its own name');
  }
  const inside: Line[] = [];
  let depth = 1;
  for (const line of all.slice(places[0]!.number)) {
    const kind = mark.exec(line.text)?.[1];
    depth += kind === 'region' ? 1 : kind === 'endregion' ? -1 : 0;
    if (depth === 0) {
      return inside;
    }
    inside.push(line);
  }
  throw new Problem(
    `its region "${name}", of line ${places[0]!.number}, does not end`,
    'write “endregion” in a comment after its last line',
  );
}

/**
 * Reads a file, or a region of it: the lines between comments that say `#region name` and `#endregion`.
 *
 * @throws Problem if there is no such region, or more than one, or one without an end or without a line
 */
export function readRegion(text: string, name?: string): Region {
  const all = text
    .replace(/(?:\r?\n)+$/, '')
    .split(/\r?\n/)
    .map((line, index) => ({text: line, number: index + 1}));
  const lines = (name === undefined ? all : linesOf(all, name)).filter(
    (line) => !mark.test(line.text),
  );
  const isBlank = ({text: line}: Line) => line.trim() === '';
  const first = lines.findIndex((line) => !isBlank(line));
  const last = lines.map(isBlank).lastIndexOf(false);
  if (first < 0) {
    const what = name === undefined ? 'it' : `its region "${name}"`;
    throw new Problem(`${what} is empty`, 'write something into it, or delete the listing');
  }
  const kept = lines.slice(first, last + 1);
  return {
    code: dedent(kept.map((line) => line.text)),
    from: kept[0]!.number,
    to: kept.at(-1)!.number,
  };
}
