/** The first and last code points of a range of characters in a font. */
export type LetterRange = [from: number, to: number];

/** The ranges of `unicode-range` in CSS as numbers: `U+0000-00FF,U+0131`. */
export function rangesOf(unicodeRange: string): LetterRange[] {
  return unicodeRange.split(',').map((range) => {
    const [from, to = from] = range.trim().replace('U+', '').split('-');
    return [parseInt(from!, 16), parseInt(to!, 16)];
  });
}

/** The distinct letters of a text that are in no range, and so would show as empty boxes. */
export function lettersOutside(text: string, ranges: readonly LetterRange[]): string[] {
  const isKnown = (letter: string) =>
    ranges.some(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to);
  return [...new Set(text)].filter((letter) => !isKnown(letter));
}
