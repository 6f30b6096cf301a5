import {isUtf8} from 'node:buffer';
import {lstatSync, readFileSync, statSync} from 'node:fs';
import {controls, halves} from '../lib/controls';
import {show, type Report, type ReportAs} from './finding';

/** In characters: longer than the longest blog post, since a parser may take quadratic time. */
const mostCharacters = 200_000;

const startsWith = (bytes: Buffer, ...first: number[]) =>
  first.every((byte, at) => bytes[at] === byte);

/** Why bytes are not UTF-8 text; undefined if they are. */
function problemOf(bytes: Buffer): {reason: string; remedy: string} | undefined {
  const zeros = bytes.subarray(0, 400).filter((byte) => byte === 0).length;
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff) || zeros > 20) {
    return {reason: 'The file is UTF-16 or no text', remedy: 'save it as UTF-8'};
  }
  return isUtf8(bytes) ? undefined : {reason: 'The file is not UTF-8', remedy: 'save it as UTF-8'};
}

/** A text with line feeds and without a byte order mark, which all offsets refer to. */
export const normalized = (text: string): string =>
  text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n');

/**
 * Reads a text of the site.
 *
 * @returns `null`, with a finding, if it cannot be read or is too large
 */
export function readText(path: string, reportAs: ReportAs): string | null {
  let bytes: Buffer;
  try {
    if (lstatSync(path).isSymbolicLink()) {
      reportAs('file')(0, 'This is a link to another file', 'put the text itself here');
      return null;
    }
    if (statSync(path).size > 4 * mostCharacters) {
      reportAs('size')(0, 'The file is larger than any text', `split it, or move data into files`, {
        isFatal: true,
      });
      return null;
    }
    bytes = readFileSync(path);
  } catch (error) {
    const {code = 'unknown'} = error as NodeJS.ErrnoException;
    reportAs('file')(
      0,
      `The file cannot be read (${code})`,
      'make it readable, as with chmod 644',
      {
        isFatal: true,
      },
    );
    return null;
  }
  const problem = problemOf(bytes);
  if (problem) {
    reportAs('file')(0, problem.reason, problem.remedy, {isFatal: true});
    return null;
  }
  const text = normalized(bytes.toString('utf8'));
  if (text.length > mostCharacters) {
    reportAs('size')(
      0,
      `The text has ${text.length} characters`,
      `split it: ${mostCharacters} are the most`,
      {isFatal: true},
    );
    return null;
  }
  return text;
}

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

/** Finds invisible characters, and reports each kind once. */
export function checkCharacters(
  text: string,
  report: Report,
  {where = 'Here', at}: {where?: string; at?: number} = {},
): void {
  for (const [pattern, what] of hidden) {
    const [first, ...more] = text.matchAll(pattern);
    if (first) {
      const code = first[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
      report(
        at ?? first.index,
        `${where} is ${what} (U+${code})${more.length > 0 ? `, and ${more.length} more` : ''}`,
        'delete it, or write what was meant',
        {isFatal: pattern === halves},
      );
    }
  }
}

/** Finds the same in YAML values, where an escape such as `\\a` adds a character that the source lacks. */
export function checkWritten(
  value: unknown,
  report: Report,
  offsetOf: (path: readonly PropertyKey[]) => number,
  path: readonly PropertyKey[] = [],
): void {
  if (typeof value === 'string') {
    const where = path.length > 1 ? `In ${show(path.join('.'))}` : `In the ${String(path[0])}`;
    checkCharacters(value, report, {where, at: offsetOf(path)});
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      checkWritten(inner, report, offsetOf, [...path, key]);
    }
  }
}
