import {distance} from 'fastest-levenshtein';

/** How many letters may be wrong in a word of this length. */
const allowance = (length: number) => (length < 6 ? 1 : length < 10 ? 2 : 3);

/** The word with each pair of adjacent letters swapped, the commonest typo of all. */
function swaps(word: string): Set<string> {
  return new Set(
    Array.from({length: Math.max(word.length - 1, 0)}, (_, at) => {
      return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    }),
  );
}

/** Counts wrong letters; the end of a known word may not be typed yet, which counts less than any. */
function difference(word: string, known: string, swapped: Set<string>): number {
  if (swapped.has(known)) {
    return 1;
  }
  const whole = distance(word, known);
  const begun = distance(word, known.slice(0, word.length)) + 0.5;
  return Math.min(whole, begun);
}

/**
 * Finds the known word that an unknown one probably means; `null` if none is near.
 *
 * @param word in lower case, without accents
 * @param known words in the same form, the most used first: of those equally near, the first is taken
 */
export function suggestWord(word: string, known: Iterable<string>): string | null {
  if (word.length < 3) {
    return null;
  }
  const swapped = swaps(word);
  let nearest: string | null = null;
  let least = allowance(word.length) + 0.6;
  for (const candidate of known) {
    // The length is enough to rule out a word that is too far away.
    if (candidate.length + 3 >= word.length) {
      const found = difference(word, candidate, swapped);
      if (found < least) {
        least = found;
        nearest = candidate;
      }
    }
  }
  return nearest;
}
