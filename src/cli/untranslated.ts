/** A file of translations, as Docusaurus reads and writes it. */
export type Messages = Partial<Record<string, {message: string}>>;

/** What a file of translations lacks. */
export type Untranslated = {
  /** Words that are still English, and the lines of their keys, from 1. */
  english: Array<{line: number; key: string; message: string}>;
  /** Keys that are not in the file. */
  missing: string[];
};

/** Whether there is something to translate beside names in braces and the tags of HTML. */
const hasWords = (message: string) => /\p{L}/u.test(message.replace(/\{\w+\}|<[^>]*>/g, ''));

/**
 * Finds what a file of translations lacks.
 *
 * @param text the file
 * @param written what `write-translations` would write into it, in English
 * @param isAccepted whether a word of a key may be as it is in English
 */
export function untranslated(
  text: string,
  written: Messages,
  isAccepted: (key: string, message: string) => boolean,
): Untranslated {
  const own = JSON.parse(text) as Messages;
  const lines = text.split('\n');
  const open = Object.entries(written)
    .map(([key, entry]) => ({key, message: entry!.message}))
    .filter(({key, message}) => hasWords(message) && !isAccepted(key, message));
  return {
    english: open
      .filter(({key, message}) => own[key]?.message === message)
      .map((word) => {
        const start = `${JSON.stringify(word.key)}:`;
        return {...word, line: lines.findIndex((line) => line.trim().startsWith(start)) + 1};
      }),
    missing: open.flatMap(({key}) => (own[key] === undefined ? key : [])),
  };
}
