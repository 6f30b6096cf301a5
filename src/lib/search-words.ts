/**
 * Inserted, with a space, between two symbols of code that have none between them: the index then knows
 * `fc.assert` and `fc.property` from `fc.assert(fc.property(`. It has no width, and marks the spaces that
 * `joinSymbols` removes again.
 */
const joint = '\u2060';

// Dots, underscores and hyphens are parts of names: Temporal.ZonedDateTime, aws_s3_bucket, built-in.
const seam = /(?<=[([{<>,;:=!&|'"`+*/\\@#?)\]}])(?=[\p{L}\p{N}_$.])/gu;

/** Inserts a mark and a space wherever symbols of code touch. */
export function separateSymbols(text: string): string {
  return text.replace(seam, `${joint} `);
}

/** Undoes `separateSymbols`; in an excerpt, a mark may be the last character of a highlighted part. */
export function joinSymbols(text: string): string {
  return text.replace(/\u2060(<\/mark>)? ?/g, '$1');
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The query for the index, with symbols separated as `separateSymbols` does in the texts, so that code copied
 * from a post is found in it. A query in quotes stays quoted, and matches only exactly.
 *
 * @param text what the reader typed
 */
export function queryOf(text: string): string {
  return separateSymbols(text.trim()).replaceAll(joint, '').replace(/\s+/g, ' ').slice(0, 200);
}

const name = /[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*/gu;

/**
 * The words of a text, in lower case, without accents. A name in code is one word:
 * `temporal.zoneddatetime`, `aws_s3_bucket`.
 */
export function wordsOf(text: string): string[] {
  return withoutAccents(text).toLowerCase().match(name) ?? [];
}

/** The parts of a name in code, each alone and with those after it: `datetime` and `time` of `dateTime`. */
function endsOf(word: string): string[] {
  const parts = word.split(/[._]|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean);
  return parts.flatMap((part, at) => [part, parts.slice(at).join('')]);
}

/** A cache of the words by which each piece between spaces can be found, since texts repeat words. */
const known = new Map<string, readonly string[]>();

function findableIn(piece: string): readonly string[] {
  const words = withoutAccents(piece).match(name) ?? [];
  return words.flatMap((word) => [word, ...endsOf(word)]).map((word) => word.toLowerCase());
}

/** The distinct words of a text as in `wordsOf`, and the parts by which names in code can be found. */
export function findableWords(text: string): string[] {
  const found = new Set<string>();
  for (const piece of new Set(text.split(/\s+/))) {
    const words = known.get(piece) ?? findableIn(piece);
    known.set(piece, words);
    for (const word of words) {
      found.add(word);
    }
  }
  return [...found];
}

/** The names of all parts of the vocabulary. */
export const vocabularyParts = [...Array.from('abcdefghijklmnopqrstuvwxyz'), 'other'];

/** The part of the vocabulary that holds a word of `wordsOf`: that of its first letter. */
export function vocabularyPart(word: string): string {
  const first = word.charAt(0);
  return vocabularyParts.includes(first) ? first : 'other';
}
