/**
 * Stands, with a space, where one symbol of code ends and the next begins without a space: the index
 * then knows `fc.assert` and `fc.property` of `fc.assert(fc.property(`. It has no width, and tells
 * which spaces `joinSymbols` takes out again.
 */
const joint = '\u2060';

// A dot, an underscore and a hyphen are inside of names: Temporal.ZonedDateTime, aws_s3_bucket, built-in.
const seam = /(?<=[([{<>,;:=!&|'"`+*/\\@#?)\]}])(?=[\p{L}\p{N}_$.])/gu;

/** The text with a mark and a space at each place where symbols of code touch. */
export function separateSymbols(text: string): string {
  return text.replace(seam, `${joint} `);
}

/** What `separateSymbols` was given; in an excerpt, a mark may be the last of a highlighted part. */
export function joinSymbols(text: string): string {
  return text.replace(/\u2060(<\/mark>)? ?/g, '$1');
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * What the index is asked for: as `separateSymbols` has written the texts, so that what is copied from a
 * post is found in it. A query in quotes stays one, and is found only as it stands.
 *
 * @param text what the reader typed
 */
export function queryOf(text: string): string {
  return separateSymbols(text.trim()).replaceAll(joint, '').replace(/\s+/g, ' ').slice(0, 200);
}

const name = /[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*/gu;

/**
 * The words of a text, in small letters without accents. A name of code is one, as written:
 * `temporal.zoneddatetime`, `aws_s3_bucket`.
 */
export function wordsOf(text: string): string[] {
  return withoutAccents(text).toLowerCase().match(name) ?? [];
}

/** The parts of a name of code, each alone and with those after it: `datetime` and `time` of `dateTime`. */
function endsOf(word: string): string[] {
  const parts = word.split(/[._]|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean);
  return parts.flatMap((part, at) => [part, parts.slice(at).join('')]);
}

/** What each piece between spaces can be found by: texts use the same words again and again. */
const known = new Map<string, readonly string[]>();

function findableIn(piece: string): readonly string[] {
  const words = withoutAccents(piece).match(name) ?? [];
  return words.flatMap((word) => [word, ...endsOf(word)]).map((word) => word.toLowerCase());
}

/** The words of a text as `wordsOf` has them, each once, and the parts that names of code can be found by. */
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
