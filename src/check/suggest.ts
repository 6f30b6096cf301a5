import {closest, distance} from 'fastest-levenshtein';

/** The name among those known that somebody meant who wrote another; undefined where none is near. */
export function suggest(written: string, known: readonly string[]): string | undefined {
  // A hash, an @ and quotes of any kind stand around names by mistake.
  const word = written
    .trim()
    .replace(/^[‘’“”'"`#@]+|[‘’“”'"`]+$/g, '')
    .toLowerCase()
    .slice(0, 100);
  if (known.length === 0 || word === '') {
    return undefined;
  }
  const nearest = closest(word, [...known]);
  const isNear =
    distance(word, nearest) <=
    (nearest.length < 4 ? 1 : Math.max(2, Math.floor(nearest.length / 3)));
  return isNear ? nearest : known.find((name) => name.startsWith(word) && word.length > 2);
}

/** A remedy that names what was probably meant, and else all that there is. */
export function oneOf(written: string, known: readonly string[]): string {
  const meant = suggest(written, known);
  return meant === undefined ? `write one of ${known.join(', ')}` : `did you mean “${meant}”?`;
}
