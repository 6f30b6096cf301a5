import type {ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';
import {visit} from '../lib/es-modules.cjs';
import {parsePost} from './parse-post';
import {wordsIn} from './words-in';

/** Docusaurus' default. */
const wordsPerMinute = 200;

/** Whether there may be commands of formulas in a text. Parsing it takes longer than counting its words. */
const mayHaveCommands = (text: string) =>
  /\\[a-z]/i.test(text.slice(text.indexOf('$'), text.lastIndexOf('$')));

/** Leaves the letters, numbers and words of the formulas in a text, without commands, which nobody reads. */
function withoutCommands(text: string): string {
  let read = '';
  let copied = 0;
  visit(parsePost(text, false), ['math', 'inlineMath'], ({position}) => {
    const [start, end] = [position?.start.offset ?? copied, position?.end.offset ?? copied];
    read += text.slice(copied, start) + text.slice(start, end).replace(/\\[a-z]+/gi, ' ');
    copied = end;
  });
  return read + text.slice(copied);
}

/** What a text contains and nobody reads: comments, drawings and other files inside it. */
const unread = /<!--.*?-->|\{\/\*.*?\*\/\}|<svg\b.*?<\/svg>|\bdata:[\w/+.-]+;base64,[\w+/=]+/gs;

/**
 * Reading time as Docusaurus computes it, without segmenting each post again, and in whole minutes, as readers see
 * it. With fractions, every added word would change the post's facts in all lists that
 * contain it.
 */
export const readingTime: ReadingTimeFunctionOption = ({content, frontMatter, locale}) => {
  // As Docusaurus documents `hide_reading_time`.
  if (frontMatter.hide_reading_time) {
    return undefined;
  }
  const text = content.replace(unread, ' ');
  const read = mayHaveCommands(text) ? withoutCommands(text) : text;
  return Math.ceil(wordsIn(read, locale) / wordsPerMinute);
};
