import type {BuiltHead} from '../../content/built-head';
import head from '@generated/feeds/default/head.json';

/** The feeds of tags and authors, for the heads of their pages. */
export const feedHead = head as BuiltHead;
