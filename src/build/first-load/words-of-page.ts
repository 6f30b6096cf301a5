import {Parser} from '../../lib/es-modules.cjs';
import {bannerClass} from './style-attributes';

/** The elements, classes and ids of a page, written as selectors: `p`, `.class`, `#id`. */
export type Words = Set<string>;

/** Classes in the HTML that a script holds, see style-attributes.ts. */
const inScripts = new RegExp(`\\b${bannerClass}\\b`, 'g');

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
      for (const [name] of isScript ? text.matchAll(inScripts) : []) {
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
