import {closest, distance} from 'fastest-levenshtein';

/** The known name that a misspelt one probably meant; undefined if none is close. */
export function suggest(written: string, known: readonly string[]): string | undefined {
  // People add a hash, an @ or quotes around names by mistake.
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

/** A remedy that suggests the name probably meant, or else lists all of them. */
export function oneOf(written: string, known: readonly string[]): string {
  const meant = suggest(written, known);
  return meant === undefined ? `write one of ${known.join(', ')}` : `did you mean “${meant}”?`;
}
