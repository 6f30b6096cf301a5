import {brotliCompressSync, constants} from 'node:zlib';
import type {Page} from './pages';

/** Bytes on the wire: brotli, as a content network sends it. */
export const weigh = (text: string): number =>
  brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;

/** The data of a page, which its scripts read, as it stands there. */
export const dataOf = ({html}: Page): string =>
  /<script type="?application\/json"? data-page>[^<]*<\/script>/.exec(html)?.[0] ?? '';

/** The styles inside a page. */
export const stylesOf = ({$}: Page): string => $('style').text();

/** A page without its styles and its data. */
export const htmlOf = (page: Page): string =>
  page.html.replace(/<style>.*?<\/style>/s, '').replace(dataOf(page), '');
