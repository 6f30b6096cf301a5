import type {ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';
import {wordsIn} from './prose';

/** Docusaurus' default. */
export const wordsPerMinute = 200;

/** What a text contains and nobody reads: comments, drawings and other files inside it. */
const unread = /<!--.*?-->|\{\/\*.*?\*\/\}|<svg\b.*?<\/svg>|\bdata:[\w/+.-]+;base64,[\w+/=]+/gs;

/**
 * Reading time as Docusaurus computes it, without segmenting each post again, and in whole minutes, as readers see it.
 * With fractions, every added word would change the post's facts in all lists that contain it.
 */
export const readingTime: ReadingTimeFunctionOption = ({content, frontMatter, locale}) => {
  // As Docusaurus documents `hide_reading_time`.
  if (frontMatter.hide_reading_time) {
    return undefined;
  }
  return Math.ceil(wordsIn(content.replace(unread, ' '), locale) / wordsPerMinute);
};
