import type {BuiltHead} from '../../content/built-head';
import head from '@generated/podcast/default/head.json';

/** The feed of the podcast, for the heads of its page and of the posts with an episode. */
export const podcastHead = head as BuiltHead;
