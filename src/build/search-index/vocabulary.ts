import {vocabularyPart, vocabularyParts} from '../../lib/search-words';

/**
 * All words of the texts, by the part that holds them, the most used first: from these a misspelt word is
 * put right. A part without words is there too, so that asking for it is no error.
 *
 * @param texts the words of each that can be found, each once
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
    // Longer ones, such as fingerprints, nobody types.
    if (word.length > 1 && word.length < 40 && !/^\d{5,}$/.test(word)) {
      parts.get(vocabularyPart(word))!.push(word);
    }
  }
  return parts;
}
