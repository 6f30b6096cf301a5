import {brotliCompressSync, constants} from 'node:zlib';
import type {Page} from './pages';

/** Pages share scripts and styles, and Brotli at this level takes a third of a second for a large one. */
const weights = new Map<string, number>();

/** The size in bytes on the wire: with Brotli, as a CDN sends it. */
export function weigh(text: string): number {
  const weight =
    weights.get(text) ??
    brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
  weights.set(text, weight);
  return weight;
}

/** The script element with the data that a page's scripts read. */
export const dataOf = ({html}: Page): string =>
  /<script type="?application\/json"? data-page>[^<]*<\/script>/.exec(html)?.[0] ?? '';

/** The inline styles of a page. */
export const stylesOf = ({$}: Page): string => $('style').text();

/** A page without its styles and its data. */
export const htmlOf = (page: Page): string =>
  page.html.replace(/<style>.*?<\/style>/s, '').replace(dataOf(page), '');
