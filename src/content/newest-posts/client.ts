import {usePluginData} from '@docusaurus/useGlobalData';
import type {Cover} from '../../lib/cover';

export type NewestPost = {title: string; permalink: string; cover?: Cover};

/** The three newest posts, newest first. */
export function useNewestPosts(): NewestPost[] {
  return usePluginData('newest-posts') as NewestPost[];
}
