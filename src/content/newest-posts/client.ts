import {usePluginData} from '@docusaurus/useGlobalData';

export type NewestPost = {title: string; permalink: string};

/** The three newest posts, newest first. */
export function useNewestPosts(): NewestPost[] {
  return usePluginData('newest-posts') as NewestPost[];
}
