import type {Found} from './text-context';
import type {Edit, TracedText} from './edits';
import {commentAt} from './places';
import {shownMarks} from './shown-marks';

const heading = /^ {0,3}#{1,6} /;

const tableOfContents = /^[ \t]*(?:[*+-]|\d+[.)]) .*\n[ \t]*\{:[^}\n]*\btoc\b[^}\n]*\}[ \t]*$/gm;

const attributes = /\{::?[^}\n]+\}/g;

const abbreviation = /^\*\[[^\]\n]+\]:.*$/gm;

/** A mark of kramdown that the site's Markdown does not have, and what it is called. */
const kinds: ReadonlyArray<[RegExp, string]> = [
  [tableOfContents, 'kramdown table of contents'],
  [attributes, 'kramdown attributes'],
  [abbreviation, 'kramdown abbreviation'],
];

/** Replaces the marks of kramdown: an anchor of a heading stays, any other becomes a comment. */
export function kramdownMarks(
  {text}: TracedText,
  isCode: (offset: number) => boolean,
): {edits: Edit[]; losses: Found[]} {
  const edits: Edit[] = [];
  const losses: Found[] = [];
  for (const [pattern, name] of kinds) {
    for (const {0: mark, index: start} of text.matchAll(pattern)) {
      const end = start + mark.length;
      if (isCode(start) || edits.some((edit) => edit.start <= start && start < edit.end)) {
        continue;
      }
      const id = /^\{:\s*#([\w-]+)\s*\}$/.exec(mark)?.[1];
      const lineStart = text.lastIndexOf('\n', start - 1) + 1;
      const above = text.slice(
        text.lastIndexOf('\n', lineStart - 2) + 1,
        Math.max(0, lineStart - 1),
      );
      if (id && lineStart === start && heading.test(above)) {
        edits.push({start: start - 1, end, text: ` {#${id}}`});
        continue;
      }
      const what = `${name} ${mark.trim().replace(/\s+/g, ' ')}`;
      edits.push({start, end, text: commentAt(text, start, end, what)});
      losses.push({at: start, what, became: 'kept as a comment'});
    }
  }
  return {edits, losses: [...losses, ...shownMarks(text, isCode)]};
}
