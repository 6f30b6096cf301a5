import {lineAt} from '../../lib/line-at';
import {original} from './original';

/** Something that an adopter still has to change. */
export type LeftOver = {file: string; line: number; message: string};

/** Files in which `npm run adopt` leaves blanks to fill in. */
const mayHaveBlanks =
  /^(?:(?:docs\/.*|blog\/.*|src\/pages\/.*|\.github\/SECURITY)\.mdx?|\.github\/CODEOWNERS|\.github\/ISSUE_TEMPLATE\/.*)$/;

/** A blank to fill in, as `npm run adopt` writes it. */
const blank = /\[\[([^\][]+(?:\n[^\][]+)*)\]\]/g;

/** Finds what a file still says of the company that the site was written for, and the blanks left to fill in. */
export function leftOvers(file: string, text: string): LeftOver[] {
  const found: LeftOver[] = [];
  if (!original.keeps.test(file)) {
    if (file.search(original.words) >= 0) {
      found.push({file, line: 1, message: 'has the name in its path: rename or remove it'});
    }
    for (const {index, 0: word} of text.matchAll(original.words)) {
      const message = `says “${word}”: write your company's, or remove it`;
      found.push({file, line: lineAt(text, index), message});
    }
  }
  if (mayHaveBlanks.test(file)) {
    for (const {index, 1: what} of text.matchAll(blank)) {
      const message = `fill in: ${what!.replace(/\s+/g, ' ')}`;
      found.push({file, line: lineAt(text, index), message});
    }
  }
  return found;
}
