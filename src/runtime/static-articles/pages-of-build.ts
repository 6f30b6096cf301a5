import type {PageParts} from './page';

/** The parts of each page by path, `null` for the not-found page; on-demand-loader.cjs fills it, in the build. */
const pages: Record<string, (PageParts & {modules: string[]}) | null> = {};

export default pages;
