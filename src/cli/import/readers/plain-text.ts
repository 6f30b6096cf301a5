import {fromHtml} from 'hast-util-from-html';
import {lineOf} from '../html/tree';

/** The words of a title or description that may hold HTML, on one line. */
export const plainText = (html: string): string => lineOf(fromHtml(html, {fragment: true}));

/** How many pages a list had, from the second. */
export const laterPages = (posts: number, perPage: number): number[] =>
  Array.from({length: Math.max(0, Math.ceil(posts / perPage) - 1)}, (_none, index) => index + 2);
