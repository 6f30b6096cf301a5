import type {BuiltHead} from '../../content/built-head';
import head from '@generated/markdown-alternates/default/head.json';

/** The Markdown of each text, for the head of its page. */
export const alternateHead = head as BuiltHead;
