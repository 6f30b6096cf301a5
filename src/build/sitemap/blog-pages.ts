import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import {lastChange} from '../../content/last-change';
import {seriesOf} from '../../content/series/series';
import {pagePath} from '../../lib/page-path';

/** Facts about the pages of a blog, by their paths, which end in a slash. */
export type BlogPages = {
  /** When each post, and each list that has posts, last changed. */
  changed: Map<string, Date>;
  /** Lists with fewer than two posts: they say nothing that the post does not. */
  thin: Set<string>;
  /** The newest change of all, for the blog's other lists. */
  newest: Date | undefined;
};

const newestOf = (posts: BlogPost[]) =>
  posts.length === 0
    ? undefined
    : new Date(Math.max(...posts.map(({metadata}) => lastChange(metadata).getTime())));

/** Collects the facts from posts that may be found. */
export function blogPages(blog: BlogContent): BlogPages {
  const {blogPosts, blogTags, authorsMap} = blog;
  const posts = blogPosts.filter(({metadata}) => !metadata.unlisted);
  const changed = new Map(
    posts.map(({metadata}) => [pagePath(metadata.permalink), lastChange(metadata)]),
  );
  const thin = new Set<string>();
  const addList = (path: string, listed: BlogPost[]) => {
    const newest = newestOf(listed);
    if (newest) {
      changed.set(path, newest);
    }
    if (listed.length < 2) {
      thin.add(path);
    }
  };
  for (const {permalink} of Object.values(blogTags)) {
    const has = (post: BlogPost) => post.metadata.tags.some((tag) => tag.permalink === permalink);
    addList(pagePath(permalink), posts.filter(has));
  }
  for (const {key, page} of Object.values(authorsMap ?? {})) {
    const wrote = (post: BlogPost) => post.metadata.authors.some((author) => author.key === key);
    if (page) {
      addList(pagePath(page.permalink), posts.filter(wrote));
    }
  }
  for (const {path, parts} of seriesOf(blog)) {
    addList(path, parts);
  }
  return {changed, thin, newest: newestOf(posts)};
}
