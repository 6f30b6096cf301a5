import {Parser} from '../../lib/es-modules.cjs';

/** The elements, classes and ids of a page, written as selectors: `p`, `.class`, `#id`. */
export type Words = Set<string>;

/** The names of a page's elements, their classes and their ids, as selectors. */
export function wordsOfPage(html: string): Words {
  const words: Words = new Set();
  let isScript = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isScript = name === 'script';
      words.add(name);
      for (const word of attributes.class?.match(/\S+/g) ?? []) {
        words.add(`.${word}`);
      }
      if (attributes.id) {
        words.add(`#${attributes.id}`);
      }
    },
    ontext(text) {
      // Classes in the HTML that a script holds, see style-attributes.ts.
      for (const [name] of isScript ? text.matchAll(/\bbanner-[\da-f]{6}\b/g) : []) {
        words.add(`.${name}`);
      }
    },
    onclosetag() {
      isScript = false;
    },
  });
  parser.end(html);
  return words;
}
