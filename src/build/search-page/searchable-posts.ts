import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {FoundPost, PostsAtHand} from '../../content/search-posts';

/** The search page lists at most this many posts: it has a budget, and gets them twice, as text and as data. */
export const mostAtHand = 25;

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
 * The search page's own data: the newest posts, and the filters for all posts. Unlisted posts are left out, as
 * nothing may link to them.
 *
 * @param archive the path of the page that leads to all posts
 * @throws Error that names a post whose date does not exist
 */
export function searchablePosts(posts: BlogPost[], archive: string): PostsAtHand {
  const all = posts
    .filter(({metadata}) => !metadata.unlisted)
    .map(searchablePost)
    .sort((a, b) => b.date.localeCompare(a.date));
  return {
    posts: all.slice(0, mostAtHand),
    total: all.length,
    tags: [...new Set(all.flatMap(({tags}) => tags))].sort(),
    years: [...new Set(all.map(({date}) => date.slice(0, 4)))],
    ...(all.length > mostAtHand && {archive}),
  };
}
