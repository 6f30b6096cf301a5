import {closest, distance} from 'fastest-levenshtein';

/** The known name that a misspelt one probably meant; undefined if none is close. */
export function suggest(written: string, known: readonly string[]): string | undefined {
  const word = written.trim().toLowerCase().slice(0, 100);
  if (known.length === 0 || word === '') {
    return undefined;
  }
  const nearest = closest(word, [...known]);
  const isNear = distance(word, nearest) <= Math.max(1, Math.round(nearest.length / 3));
  return isNear ? nearest : known.find((name) => name.startsWith(word) && word.length > 2);
}

/** A remedy that suggests the name probably meant, or else lists all of them. */
export function oneOf(written: string, known: readonly string[]): string {
  const meant = suggest(written, known);
  return meant === undefined ? `write one of ${known.join(', ')}` : `did you mean “${meant}”?`;
}
