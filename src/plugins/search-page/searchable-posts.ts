import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {FoundPost} from '../../lib/search-posts';

function searchablePost({metadata}: BlogPost): FoundPost {
  if (Number.isNaN(metadata.date.getTime())) {
    throw new Error(
      `${metadata.source.replace('@site/', '')}: its date is no day of the calendar: name its folder YYYY-MM-DD-slug.`,
    );
  }
  return {
    title: metadata.title,
    description: metadata.description,
    permalink: metadata.permalink,
    date: metadata.date.toISOString(),
    tags: metadata.tags.map(({label}) => label),
    authors: metadata.authors.flatMap(({name}) => name ?? []),
  };
}

/**
 * What the search page knows of each post. Unlisted posts are left out: nothing may lead to them.
 *
 * @throws Error that names a post whose date does not exist
 */
export function searchablePosts(posts: BlogPost[]): FoundPost[] {
  return posts.filter(({metadata}) => !metadata.unlisted).map(searchablePost);
}
