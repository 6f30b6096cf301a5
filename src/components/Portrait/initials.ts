/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? [];
  return [...new Set([words[0], words.at(-1)])]
    .map((word = '') => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
