/**
 * What the header `Accept` of a request says about Markdown, as regular expressions that nginx (PCRE), Caddy (RE2)
 * and JavaScript read alike, case-insensitively. None of them can calculate, so weights are compared by their first
 * decimal; a tie is Markdown's, which no browser asks for.
 */

/** Parameters that are not the weight. */
const parameters = String.raw`(?:\s*;\s*[^,;q\s][^,;]*)*\s*`;

const named = (range: string) => String.raw`(?:^|,)\s*${range}${parameters}`;
const weighing = (range: string, decimals: string) =>
  String.raw`${named(range)};\s*q=0?\.${decimals}`;

const markdown = 'text/markdown';
const html = '(?:text/html|application/xhtml[+]xml)';
const any = String.raw`(?:text|\*)/\*`;

/** Matches if the weight of Markdown, which is below one, is at least that of a range. */
const atLeast = (range: string) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((decimal) => [weighing(markdown, String(decimal)), weighing(range, `[0-${decimal}]`)])
    .flatMap(([one, other]) => [`${one}.*${other}`, `${other}.*${one}`])
    .join('|');

/** Whether the reader prefers Markdown, by the first pattern that matches; nobody does if none matches. */
export const prefersMarkdown: ReadonlyArray<[pattern: string, prefers: boolean]> = [
  [String.raw`${named(markdown)}(?:;\s*q=1[.0]*\s*)?(?:,|$)`, true],
  [atLeast(html), true],
  [named(html), false],
  [atLeast(any), true],
  [named(any), false],
  [weighing(markdown, '[1-9]'), true],
];
