/** Names of chunks, nested as a page's component expects them; a number is the index of a page's module. */

export type Chunks = string | number | Chunks[] | {[key: string]: Chunks};

export type PageParts = {chunks: Record<string, Chunks>};

/** Metadata of a text: its title, contents and the like. */
export type Facts = Record<string, unknown> & {metadata?: {frontMatter?: unknown}};

/**
 * A part of a page that comes with it: data as its component expects it, or the facts of a text, with the
 * name of the text if it is shown.
 */
export type PageModule = {data: unknown} | {facts: Facts; text?: string};

/** The data of a page, as its document holds it; the not-found page has `null`. */
export type PageData = PageParts & {modules: PageModule[]};
