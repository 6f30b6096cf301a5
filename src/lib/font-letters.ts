/** From the first to the last character of a font, as numbers. */
export type LetterRange = [from: number, to: number];

/** The ranges of `unicode-range` in CSS as numbers: `U+0000-00FF,U+0131`. */
export function rangesOf(unicodeRange: string): LetterRange[] {
  return unicodeRange.split(',').map((range) => {
    const [from, to = from] = range.trim().replace('U+', '').split('-');
    return [parseInt(from!, 16), parseInt(to!, 16)];
  });
}

/** The letters of a text that no range has, each of them once: each would be an empty box. */
export function lettersOutside(text: string, ranges: readonly LetterRange[]): string[] {
  const isKnown = (letter: string) =>
    ranges.some(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to);
  return [...new Set(text)].filter((letter) => !isKnown(letter));
}
