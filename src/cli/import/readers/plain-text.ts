import {fromHtml} from 'hast-util-from-html';
import {lineOf} from '../html/tree';

/** The words of a title or description that may hold HTML, on one line. */
export const plainText = (html: string): string => lineOf(fromHtml(html, {fragment: true}));
