export type FoundPost = {
  title: string;
  description: string;
  permalink: string;
  /** ISO 8601 date. */
  date: string;
  tags: string[];
  authors: string[];
};

/** The search page's data without its index. It does not grow with the number of posts. */
export type PostsAtHand = {
  /** The newest posts, newest first. */
  posts: FoundPost[];
  /** How many posts there are. */
  total: number;
  /** Labels of the tags of all posts, in order. */
  tags: string[];
  /** Years of all posts, newest first. */
  years: string[];
  /** The path of the archive, if `posts` does not contain all posts. */
  archive?: string;
};

const normalise = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    // Readers type the marks of their keyboards.
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase();

/**
 * The posts that contain every word of a query, in their title, description, tags or authors, in the
 * order given. Case and accents do not matter; a word may be the beginning or middle of another.
 *
 * @param posts what to search
 * @param query what the reader typed; blank finds every post
 */
export function searchPosts(posts: FoundPost[], query: string): FoundPost[] {
  const words = normalise(query).split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const text = normalise(
      [post.title, post.description, ...post.tags, ...post.authors].join('\n'),
    );
    return words.every((word) => text.includes(word));
  });
}
