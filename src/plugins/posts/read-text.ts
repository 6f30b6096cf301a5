import {isUtf8} from 'node:buffer';
import {collect, show, type Finding, type Report} from './finding';

const rule = 'encoding';

/** More than the longest post of a blog needs; a parser may take the square of it. */
const mostCharacters = 200_000;
const longestLine = 5_000;

/** What editors do not show, and what a terminal or a page would act on. */
const invisible = new Map([
  [0x200b, 'a space of no width'],
  [0x200c, 'a sign that keeps letters apart'],
  [0x200d, 'a sign that joins letters'],
  [0x200e, 'a mark of direction'],
  [0x200f, 'a mark of direction'],
  [0x2060, 'a word joiner'],
  [0xfeff, 'a byte order mark'],
  [0xad, 'a soft hyphen'],
  [0x2028, 'a line separator'],
  [0x2029, 'a paragraph separator'],
  [0xfffc, 'the place of an object that was not copied'],
]);

const isControl = (code: number) =>
  (code < 32 && code !== 9 && code !== 10) || (code > 126 && code < 160);
const isDirection = (code: number) =>
  (code > 0x2029 && code < 0x202f) || (code > 0x2065 && code < 0x206a);
/** Letters that spell words which only programs read. */
const isHidden = (code: number) => code >= 0xe0000 && code <= 0xe007f;
/** Of the one font that had it: elsewhere an empty box. */
const isPrivate = (code: number) => code >= 0xe000 && code <= 0xf8ff;

/** Cyrillic letters that look like Latin ones: code with them is another name, and searches do not find them. */
const cyrillic = 'аеорсухіјѕһԁԛԝАВЕКМНОРСТХІЈЅ';
const latin = 'aeopcyxijshdqwABEKMHOPCTXIJS';
const lookalikes = new Map(Array.from(cyrillic, (letter, at) => [letter, latin.charAt(at)]));

/** UTF-8 whose bytes were taken for Windows-1252, and saved as UTF-8 again. */
const mangled = /[ÃÂ][\u0080-\u00bf]|â€[\u0080-\u00bf“”†‡•…‰‹›€™š\u02dcœž]/;

/** Where Markdown and YAML need a plain space, and a text of Word has one that does not break. */
const solidSpace =
  /^(?:[ \t]*(?:#{1,6}|[-*+]|\d+[.)])(?=\u00a0)|[ \t]*(?=\u00a0)|[ \t]*(?:`{3,}|~{3,})[^\n\u00a0]*(?=\u00a0)|\w+:(?=\u00a0))/gm;

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
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
    const {findings, report} = collect(file, '');
    report(rule, 0, 'The file is UTF-16', 'save it as UTF-8');
    return {text: null, findings};
  }
  const zeros = bytes.subarray(0, 400).filter((byte) => byte === 0).length;
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) {
    const {findings, report} = collect(file, '');
    report(
      rule,
      0,
      'This is no text, but a document of Word or another archive',
      'save the post as Markdown',
    );
    return {text: null, findings};
  }
  if (zeros > Math.min(400, bytes.length) / 4 && !startsWith(bytes, 0)) {
    const {findings, report} = collect(file, '');
    report(rule, 0, 'The file is UTF-16 or UTF-32', 'save it as UTF-8');
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
  const text = written.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n');
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
  let isInConflict = false;
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
    // Each sign costs a parser as much as all before it.
    if (!isTooLong && /^[ \t]*(?:>[ \t]*){41}/.test(line)) {
      isTooLong = true;
      report(
        'size',
        offset,
        'This line begins with more than 40 signs of quotation, one inside the other',
        'delete those that a program repeated',
      );
    }
    if (!isInConflict && /^(?:<{7}|>{7})(?: |$)/.test(line)) {
      isInConflict = true;
      report(
        'conflict',
        offset,
        'Git left a conflict here',
        'choose one side, and delete the marks',
      );
    }
    offset += line.length + 1;
  }
  checkCharacters(text, report);
  return {text: isTooLong || isInConflict ? null : text, findings};
}

/** Finds characters that nobody sees, or that are not what they seem, each of them once. */
function checkCharacters(text: string, report: Report): void {
  const places = new Map<number, number[]>();
  let at = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    // In an emoji of several, this sign has a meaning.
    const isJoiner =
      code === 0x200d && /^\p{Extended_Pictographic}/u.test(text.slice(at + 1, at + 3));
    if (
      !isJoiner &&
      (invisible.has(code) ||
        isControl(code) ||
        isDirection(code) ||
        isHidden(code) ||
        isPrivate(code) ||
        code === 0xfffd)
    ) {
      places.set(code, [...(places.get(code) ?? []), at]);
    }
    at += character.length;
  }
  for (const [code, all] of [...places].slice(0, 5)) {
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    const times = all.length > 1 ? `, here and in ${all.length - 1} more places` : '';
    const length = String.fromCodePoint(code).length;
    const replaceBy = (replacement: string) => ({
      fix: all.map((start) => ({start, end: start + length, text: replacement})),
    });
    if (code === 0xfffd) {
      report(rule, all[0], `A character was lost here (${name})${times}`, 'write it again');
    } else if (isPrivate(code)) {
      const isBullet = /(?:^|\n)[ \t]*$/.test(text.slice(0, all[0]));
      report(
        rule,
        all[0],
        `Here is a sign of one font alone (${name}), which readers see as an empty box${times}`,
        isBullet ? 'write “- ” before each part of a list' : 'write what it is to say',
      );
    } else {
      report(
        rule,
        all[0],
        `Here is ${invisible.get(code) ?? (isControl(code) ? 'a control character' : isHidden(code) ? 'a hidden letter' : 'a mark of direction')} (${name}), which nobody sees${times}`,
        'delete it',
        replaceBy(''),
      );
    }
  }
  const twice = mangled.exec(text);
  if (twice) {
    report(
      rule,
      twice.index,
      `${show(twice[0])} was saved twice: first as UTF-8, then as if it were Windows-1252`,
      'take the text as it was before, or write it again',
    );
  }
  const solid = [...text.matchAll(solidSpace)].filter(
    ({index, 0: before}) => text[index + before.length] === '\u00a0',
  );
  if (solid.length > 0) {
    const starts = solid.map(({index, 0: before}) => index + before.length);
    report(
      rule,
      starts[0],
      'Here is a space that does not break (U+00A0), and Markdown takes it for a letter',
      'write a plain space',
      {
        fix: starts.map((start) => ({start, end: start + 1, text: ' '})),
        spans: starts.map((start) => [start, start + 1]),
      },
    );
  }
  const foreign = [
    ...text.matchAll(/(?<=[A-Za-z])\p{Script=Cyrillic}|\p{Script=Cyrillic}(?=[A-Za-z]|\.[a-z])/gu),
  ].filter(([letter]) => lookalikes.has(letter));
  if (foreign.length > 0) {
    const [letter] = foreign[0]!;
    report(
      rule,
      foreign[0]!.index,
      `${show(letter)} is the Cyrillic letter U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')} between Latin ones`,
      `write ${show(lookalikes.get(letter)!)} of the Latin alphabet`,
      {
        fix: foreign.map(({0: one, index: start}) => ({
          start,
          end: start + 1,
          text: lookalikes.get(one)!,
        })),
        spans: foreign.map(({index: start}) => [start, start + 1]),
      },
    );
  }
}
