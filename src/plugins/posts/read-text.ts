import {isUtf8} from 'node:buffer';
import {collect, type Finding} from './finding';

/** More than the longest post of a blog needs; a parser may take the square of it. */
const mostCharacters = 200_000;
const longestLine = 5_000;

/** What editors do not show, and what a terminal or a page would act on. */
const invisible = new Map([
  ['\u200b', 'a space of no width'],
  ['\u2060', 'a word joiner'],
  ['\ufeff', 'a byte order mark'],
  ['\u00ad', 'a soft hyphen'],
  ['\u2028', 'a line separator'],
  ['\u2029', 'a paragraph separator'],
]);

const isControl = (code: number) =>
  (code < 32 && code !== 9 && code !== 10) || (code > 126 && code < 160);
const isDirection = (code: number) =>
  (code > 0x2029 && code < 0x202f) || (code > 0x2065 && code < 0x206a);

const startsWith = (bytes: Buffer, ...first: number[]) =>
  first.every((byte, at) => bytes[at] === byte);

/** The offset of the first byte that is not UTF-8. */
function firstWrongByte(bytes: Buffer): number {
  let [from, to] = [0, bytes.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    // What is cut in the middle of a character is no mistake.
    const isFine = [0, 1, 2, 3].some((back) => isUtf8(bytes.subarray(0, middle - back)));
    [from, to] = isFine ? [middle, to] : [from, middle];
  }
  return Math.max(0, from - 3);
}

/**
 * Reads the bytes of a text, and finds what is wrong with them as bytes.
 *
 * @param file path of it, for findings
 * @returns the text with line breaks as they should be; `null` where it cannot be read, or is too large to be
 */
export function readText(file: string, bytes: Buffer): {text: string | null; findings: Finding[]} {
  const rule = 'encoding';
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
    const {findings, report} = collect(file, '');
    report(rule, 0, 'The file is UTF-16', 'save it as UTF-8');
    return {text: null, findings};
  }
  if (!isUtf8(bytes)) {
    const before = bytes.subarray(0, firstWrongByte(bytes)).toString('latin1');
    const {findings, report} = collect(file, before);
    report(
      rule,
      before.length,
      bytes.includes(0)
        ? 'This is no text, but bytes of some other file'
        : 'The file is not UTF-8 from here on',
      'save it as UTF-8',
    );
    return {text: null, findings};
  }
  const written = bytes.toString('utf8');
  const text = written.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const {findings, report} = collect(file, text);
  if (text !== written) {
    const fix = {start: 0, end: written.length, text};
    if (written.startsWith('\ufeff')) {
      report(rule, 0, 'The file begins with a byte order mark', 'save it as UTF-8 without one', {
        fix,
      });
    } else {
      const line = written.indexOf('\r');
      report(rule, line, 'Lines end with CR', 'save the file with line ends of Unix (LF)', {fix});
    }
  }
  if (text.trim() === '') {
    report(
      'front-matter',
      0,
      'The file is empty',
      'begin it with front matter, as in CONTRIBUTING, or delete it',
    );
    return {text: null, findings};
  }
  if (text.length > mostCharacters) {
    report(
      'size',
      0,
      `The text has ${text.length} characters`,
      `split it: posts have at most ${mostCharacters}`,
    );
    return {text: null, findings};
  }
  let offset = 0;
  let isTooLong = false;
  for (const line of text.split('\n')) {
    if (line.length > longestLine) {
      isTooLong = true;
      report(
        'size',
        offset,
        `This line has ${line.length} characters`,
        `break it (the longest allowed has ${longestLine}); what is data, such as a picture, goes into a file beside the post`,
      );
    }
    if (/^(?:<{7}|>{7})(?: |$)/.test(line)) {
      report(
        'conflict',
        offset,
        'Git left a conflict here',
        'choose one side, and delete the marks',
      );
    }
    offset += line.length + 1;
  }
  for (let at = 0, told = 0; at < text.length && told < 5; at++) {
    const code = text.charCodeAt(at);
    const name = invisible.get(text[at]!);
    if (name !== undefined || isControl(code) || isDirection(code) || code === 0xfffd) {
      const hexadecimal = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
      told++;
      report(
        rule,
        at,
        code === 0xfffd
          ? 'A character was lost here (U+FFFD)'
          : `Here is ${name ?? 'a control character'} (${hexadecimal}), which nobody sees`,
        code === 0xfffd ? 'write it again' : 'delete it',
        code === 0xfffd ? {} : {fix: {start: at, end: at + 1, text: ''}},
      );
    }
  }
  return {text: isTooLong ? null : text, findings};
}
