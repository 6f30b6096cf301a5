import type {Cover} from '../cover';

/** What two posts have in common, beside words: the rarest tag that both have; if none, a team that wrote both. */
export type Shared = {tag?: string; author?: string | undefined};

export type Series = {
  name: string;
  path: string;
  /** At least two, in the order in which they were published. */
  parts: Array<{title: string; permalink: string}>;
};

/** Where a reader can go from a post. */
export type RelatedContent = {
  related: Array<{title: string; permalink: string; date: string; cover?: Cover; shared: Shared}>;
  series: Series | null;
};
