import type {Islands} from './islands';

/** The islands of texts that have any, by the text's name; `on-demand-loader.cjs` writes them here. */
const islandsOfTexts: Record<string, Islands> = {};

export default islandsOfTexts;
