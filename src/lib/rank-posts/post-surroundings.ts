/**
 * What two posts have in common: the rarest tag of both; without any, a team that wrote both; without
 * any, the word that brings them nearest.
 */
export type Shared = {tag: string} | {author: string} | {word: string};

export type Series = {
  name: string;
  /** In the order in which they were published. */
  parts: Array<{title: string; permalink: string}>;
};

/** Where a reader may go from a post. */
export type PostSurroundings = {
  /** The posts nearest to it, the nearest first. */
  related: Array<{title: string; permalink: string; shared: Shared}>;
  /** The series that it is a part of. */
  series: Series | null;
};
