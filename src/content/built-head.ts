/** A tag for the head of a page, its attributes named as in HTML. */
export type HeadTag = {
  tagName: 'link' | 'meta' | 'script';
  attributes: Record<string, string>;
  /** The content of a script. */
  text?: string;
};

/** The file in which a plugin stores its tags, with `createData`; build/heads/client.ts lists these files. */
export const headFile = 'head.json';

/**
 * The tags that a plugin adds to pages, by the page's path, which ends in a slash; those of `*` are for all pages
 * that it does not name.
 */
export type BuiltHead = Record<string, HeadTag[]>;
