import {brotliCompressSync, constants} from 'node:zlib';
import type {Page} from './pages';

/** The size in bytes on the wire: with Brotli, as a CDN sends it. */
export const weigh = (text: string): number =>
  brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;

/** The script element with the data that a page's scripts read. */
export const dataOf = ({html}: Page): string =>
  /<script type="?application\/json"? data-page>[^<]*<\/script>/.exec(html)?.[0] ?? '';

/** The inline styles of a page. */
export const stylesOf = ({$}: Page): string => $('style').text();

/** A page without its styles and its data. */
export const htmlOf = (page: Page): string =>
  page.html.replace(/<style>.*?<\/style>/s, '').replace(dataOf(page), '');
