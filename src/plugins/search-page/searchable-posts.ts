import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {FoundPost} from '../../lib/search-posts';

/**
 * What the search page knows of each post. Unlisted posts are left out: nothing may lead to them.
 */
export function searchablePosts(posts: BlogPost[]): FoundPost[] {
  return posts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata}) => ({
      title: metadata.title,
      description: metadata.description,
      permalink: metadata.permalink,
      date: metadata.date.toISOString(),
      tags: metadata.tags.map(({label}) => label),
      authors: metadata.authors.flatMap(({name}) => name ?? []),
    }));
}
