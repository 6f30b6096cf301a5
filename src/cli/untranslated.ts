/** A file of translations, as Docusaurus reads and writes it. */
export type Messages = Partial<Record<string, {message: string}>>;

export type Untranslated = {
  /** Words that are still English, and the lines of their keys, from 1. */
  english: Array<{line: number; key: string; message: string}>;
  missing: string[];
  /** Words that lack a number or a paragraph of what they translate, which has changed since, and their lines. */
  outdated: Array<{line: number; key: string; message: string}>;
};

/** The numbers and the paragraphs of a message, in no order: a translation has the same. */
const fixedParts = (message: string) => (message.match(/\d+|<p>/g) ?? []).sort().join(' ');

/** Whether there is something to translate beside names in braces and the tags of HTML. */
const hasWords = (message: string) => /\p{L}/u.test(message.replace(/\{\w+\}|<[^>]*>/g, ''));

/**
 * Finds what a file of translations lacks of the English words that `write-translations` would write into it.
 *
 * @param isAccepted whether a word of a key may be as it is in English
 */
export function untranslated(
  text: string,
  written: Messages,
  isAccepted: (key: string, message: string) => boolean,
): Untranslated {
  const own = JSON.parse(text) as Messages;
  const lines = text.split('\n');
  const withLine = (word: {key: string; message: string}) => {
    const start = `${JSON.stringify(word.key)}:`;
    return {...word, line: lines.findIndex((line) => line.trim().startsWith(start)) + 1};
  };
  const all = Object.entries(written).map(([key, entry]) => ({key, message: entry!.message}));
  const open = all.filter(({key, message}) => hasWords(message) && !isAccepted(key, message));
  return {
    english: open.filter(({key, message}) => own[key]?.message === message).map(withLine),
    missing: open.flatMap(({key}) => (own[key] === undefined ? key : [])),
    outdated: all
      .filter(({key, message}) => own[key] && fixedParts(own[key].message) !== fixedParts(message))
      .map(withLine),
  };
}
