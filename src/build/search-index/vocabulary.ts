import {vocabularyPart, vocabularyParts} from '../../lib/search-words';

/**
 * All words of the texts, by the part that holds them, most used first: misspelt words are corrected from these.
 * Parts without words are included, so that requesting one is no error.
 *
 * @param texts the words of each text that can be found, each word once
 */
export function vocabulary(texts: Array<readonly string[]>): Map<string, string[]> {
  const uses = new Map<string, number>();
  for (const words of texts) {
    for (const word of words) {
      uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  const parts = new Map<string, string[]>(vocabularyParts.map((part) => [part, []]));
  for (const [word] of [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))) {
    // Nobody types longer ones, such as fingerprints.
    if (word.length > 1 && word.length < 40 && !/^\d{5,}$/.test(word)) {
      parts.get(vocabularyPart(word))!.push(word);
    }
  }
  return parts;
}
