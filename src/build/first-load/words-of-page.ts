import {Parser} from '../../lib/es-modules.cjs';

/** The elements, classes and ids of a page, written as selectors: `p`, `.class`, `#id`. */
export type Words = Set<string>;

/** What ends a page if it comes after its main part, and so is below the first screen of a long one. */
const endings = new Set(['aside', 'footer']);

/**
 * The names of a page's elements, their classes and their ids, as selectors.
 *
 * @param html of the page
 * @param length how many characters of its main part count as its start
 * @returns the words of the whole page, and those of its start; these leave out what follows it, and what ends the page
 */
export function wordsOfPage(html: string, length = Infinity): [all: Words, start: Words] {
  const all: Words = new Set();
  const start: Words = new Set();
  let isMain = false;
  let isScript = false;
  let hasMain = false;
  let read = 0;
  let endingsAround = 0;
  const path: boolean[] = [];
  const note = (word: string) => {
    all.add(word);
    if (endingsAround === 0 && !(isMain && read > length)) {
      start.add(word);
    }
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      isScript = name === 'script';
      const isEnding = endings.has(name) && hasMain && !isMain;
      path.push(isEnding);
      endingsAround += isEnding ? 1 : 0;
      isMain ||= name === 'main';
      hasMain ||= isMain;
      note(name);
      for (const word of attributes.class?.match(/\S+/g) ?? []) {
        note(`.${word}`);
      }
      if (attributes.id) {
        note(`#${attributes.id}`);
      }
    },
    ontext(text) {
      // Classes in the HTML that a script holds, see style-attributes.ts.
      for (const [name] of isScript ? text.matchAll(/\bstyle-[\da-f]{6}\b/g) : []) {
        note(`.${name}`);
      }
      read += isMain ? text.length : 0;
    },
    onclosetag(name) {
      isScript = false;
      endingsAround -= path.pop() ? 1 : 0;
      isMain &&= name !== 'main';
    },
  });
  parser.end(html);
  return [all, start];
}
