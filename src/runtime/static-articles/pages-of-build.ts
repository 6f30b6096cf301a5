import type {PageParts} from './page';

/** The parts of each page, by its path, and `null` for the not-found page; `on-demand-loader.cjs` writes them here, in the build alone. */
const pages: Record<string, (PageParts & {modules: string[]}) | null> = {};

export default pages;
