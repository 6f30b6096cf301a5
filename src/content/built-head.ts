/** A tag for the head of a page, its attributes named as in HTML. */
export type HeadTag = {
  tagName: 'link' | 'meta' | 'script';
  attributes: Record<string, string>;
  /** What stands inside a script. */
  text?: string;
};

/** The file that holds them, which a plugin writes with `createData`; build/heads/client.ts lists those there are. */
export const headFile = 'head.json';

/**
 * The tags that a plugin adds to pages, by the page's path, which ends in a slash; those of `*` are for
 * pages that it does not name.
 */
export type BuiltHead = Record<string, HeadTag[]>;
