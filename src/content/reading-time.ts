import type {ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';
import {wordsIn} from './words-in';

/** Docusaurus' default. */
const wordsPerMinute = 200;

/**
 * Reading time as Docusaurus computes it, without segmenting each post again, and in whole minutes, as readers see
 * it. With fractions, every added word would change the post's facts in all lists that
 * contain it.
 */
export const readingTime: ReadingTimeFunctionOption = ({content, frontMatter, locale}) =>
  // As Docusaurus documents `hide_reading_time`.
  frontMatter.hide_reading_time ? undefined : Math.ceil(wordsIn(content, locale) / wordsPerMinute);
