import {brotliDecompressSync, constants} from 'node:zlib';
import {compress} from '../support/weigh';

/** A page without the styles in it, which other pages have too. */
export const withoutStyles = (html: string): string => html.replace(/<style.*?<\/style>/gs, '');

/** The styles in a page: those of all pages, and those of its parts. */
export const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!);

/**
 * The HTML that a browser has of a page before it has answered: a connection opens with ten segments of TCP, of 1,460
 * bytes, some of which are the headers of the response.
 */
export const firstFlight = (html: string): string =>
  brotliDecompressSync(compress(html).subarray(0, 13_600), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();

/** Whether an address leads somewhere wherever a text is read, and without running anything. */
export const isAbsolute = (address: string) => /^(?:https?|mailto|tel):/.test(address);
