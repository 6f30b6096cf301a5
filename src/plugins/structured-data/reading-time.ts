import type {ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';
import {wordsIn} from '../../lib/words-in';

/** As Docusaurus has it. */
const wordsPerMinute = 200;

/** Minutes of reading, as Docusaurus works them out, without cutting each post into its words again. */
export const readingTime: ReadingTimeFunctionOption = ({content, locale}) =>
  Math.round((wordsIn(content, locale) / wordsPerMinute) * 100) / 100;
