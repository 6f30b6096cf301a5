import parseRange from 'parse-numeric-range';
import {withoutQuoted} from '../../lib/listing';

/** The options after the language of a code fence. */
export type Fence = {
  title: string | undefined;
  /** Numbers of the highlighted lines, from 1. */
  highlighted: Set<number>;
  /** Whether spaces in an output keep no columns, although it looks so. */
  wrap: boolean;
};

/** Reads `title="…" {1,3-5} wrap`, each part of which is optional. */
export function readFence(meta: string): Fence {
  const title = /\btitle=(["'])(.*?)\1/.exec(meta)?.[2];
  // Ignores numbers of six digits: no listing has as many lines, and counting up to one would exhaust memory.
  const bare = withoutQuoted(meta);
  const range = /\{(?![^}]*\d{6})([\d, -]+)\}/.exec(bare)?.[1];
  return {
    title,
    highlighted: new Set(range ? parseRange(range) : []),
    wrap: /(?:^|\s)wrap(?:\s|$)/.test(bare),
  };
}
