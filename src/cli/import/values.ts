import {recordOf, type Data} from './matter';

/** Text, a number or a switch as text, trimmed; undefined if it is empty or something else. */
export function wordsOf(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return value.trim() || undefined;
  }
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** The first of some keys that has words. */
export const firstWords = (data: Data, keys: readonly string[]): string | undefined =>
  keys.map((key) => wordsOf(data[key])).find((words) => words !== undefined);

/** A list, or one value as a list, as words; nested lists are flattened. */
export const listOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? (value as unknown[]).flatMap(listOf)
    : [wordsOf(value)].filter((words) => words !== undefined);

export const isTrue = (value: unknown): boolean =>
  value === true || value === 'true' || value === 'yes';

export const isFalse = (value: unknown): boolean =>
  value === false || value === 'false' || value === 'no';

/** A value inside records, by the names on the way. */
export const valueAt = (data: Data, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => recordOf(value)[key], data);

/** Keys of the first level in lower case: programs that ignore their case are read so. */
export const withLowerKeys = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key.toLowerCase(), value]));

/** Whether a value says nothing: empty text, an empty list or record. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);
