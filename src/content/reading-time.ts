import type {ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';
import {wordsIn} from './words-in';

/** As Docusaurus has it. */
const wordsPerMinute = 200;

/**
 * Minutes of reading as Docusaurus works them out, without cutting each post into its words again; and whole ones, as
 * readers are told them. With fractions, each word that is added draws the dial of its post anew: on its social card,
 * and in all lists that it is in.
 */
export const readingTime: ReadingTimeFunctionOption = ({content, frontMatter, locale}) =>
  // As the documentation of Docusaurus has it for `hide_reading_time`.
  frontMatter.hide_reading_time ? undefined : Math.ceil(wordsIn(content, locale) / wordsPerMinute);
