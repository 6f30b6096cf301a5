import type {Islands} from './islands';

/** The islands of all texts; `on-demand-loader.cjs` writes them here. */
const islandsOfTexts: Islands = {};

export default islandsOfTexts;
