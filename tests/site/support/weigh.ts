import {brotliCompressSync, constants} from 'node:zlib';

/** Pages share scripts and styles, and Brotli at this level takes a third of a second for a large one. */
const weights = new Map<string, number>();

/** Compresses a text as a CDN sends it. */
export const compress = (text: string): Buffer =>
  brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}});

/** The size in bytes on the wire: with Brotli, as a CDN sends it. */
export function weigh(text: string): number {
  const weight = weights.get(text) ?? compress(text).length;
  weights.set(text, weight);
  return weight;
}
