import {isUtf8} from 'node:buffer';
import {lstatSync, readFileSync, statSync} from 'node:fs';
import {controls, halves} from '../lib/controls';
import {show, type Report, type ReportAs} from './finding';

/** Longer than the longest post of a blog; a parser may take the square of it. In characters. */
const mostCharacters = 200_000;

const startsWith = (bytes: Buffer, ...first: number[]) =>
  first.every((byte, at) => bytes[at] === byte);

/** Why bytes are no text in UTF-8; undefined where they are. */
function problemOf(bytes: Buffer): {reason: string; remedy: string} | undefined {
  const zeros = bytes.subarray(0, 400).filter((byte) => byte === 0).length;
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) {
    return {
      reason: 'This is a Word document or another archive',
      remedy: 'save the post as Markdown',
    };
  }
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff) || zeros > 20) {
    return {reason: 'The file is UTF-16 or no text', remedy: 'save it as UTF-8'};
  }
  return isUtf8(bytes) ? undefined : {reason: 'The file is not UTF-8', remedy: 'save it as UTF-8'};
}

/** A text with line feeds and without a byte order mark, as all offsets count in it. */
export const normalized = (text: string): string =>
  text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n');

/**
 * Reads a text of the site.
 *
 * @returns `null`, with a finding, where it cannot be read or is too large to be
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

/** Characters that no page and no feed can have, or that show a text in another order than it is read. */
const hidden: Array<[pattern: RegExp, what: string]> = [
  // XML forbids them, and with them each feed that a post is in.
  [controls, 'a control character'],
  // YAML writes it; the bundler cannot read it.
  [halves, 'half a character'],
  // https://trojansource.codes: what a reader sees is not what a program or a search reads. Texts from right to
  // left need the isolates.
  [/[\u202a-\u202e]/g, 'a character that changes the direction of the text'],
  [/(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0001}-\u{e007f}]/gu, 'a hidden letter'],
];

/** Finds characters that nobody sees, each kind of them once. */
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

/** Finds the same in what YAML says, which writes a character such as `\\a` without having it in the text. */
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
