import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import {seriesOf} from '../../content/series/series';
import {blogPath, pagePath} from '../../lib/page-path';

/** Posts that share a page, and can be followed together. */
export type PostList = {
  /** Path of the page that lists them, ending in a slash. */
  path: string;
  title: string;
  description: string;
  /** At least one, newest first. */
  posts: BlogPost[];
};

/** Groups posts into lists by a property that several of them share. */
function listsBy(
  posts: BlogPost[],
  shared: (post: BlogPost) => Array<Omit<PostList, 'posts'>>,
): PostList[] {
  const lists = new Map<string, PostList>();
  for (const post of posts) {
    for (const list of shared(post)) {
      const known = lists.get(list.path) ?? {...list, posts: []};
      known.posts.push(post);
      lists.set(list.path, known);
    }
  }
  return [...lists.values()];
}

/**
 * The parts of a blog that can be followed: all of it, each tag, each author with a page, and each series. Unlisted
 * posts and lists without posts are left out.
 */
export function listsOf(blog: BlogContent): {main: PostList[]; parts: PostList[]} {
  const {blogTitle, blogDescription, blogPosts, blogTagsListPath} = blog;
  const posts = blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .sort((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime());
  const path = blogPath(blogTagsListPath);
  const main =
    posts.length === 0 ? [] : [{path, title: blogTitle, description: blogDescription, posts}];
  const tags = listsBy(posts, ({metadata}) =>
    metadata.tags.map(({label, permalink, description}) => ({
      path: pagePath(permalink),
      title: `${label} · ${blogTitle}`,
      description: description ?? `Posts on ${label}.`,
    })),
  );
  const authors = listsBy(posts, ({metadata}) =>
    metadata.authors.flatMap(({name, page, description}) =>
      page && name !== undefined
        ? {
            path: pagePath(page.permalink),
            title: `${name} · ${blogTitle}`,
            description: typeof description === 'string' ? description : `Posts by ${name}.`,
          }
        : [],
    ),
  );
  const series = seriesOf(blog).map(({name, path: page, parts}) => ({
    path: page,
    title: `${name} · ${blogTitle}`,
    description: `The parts of ${name}.`,
    posts: [...parts].reverse(),
  }));
  return {main, parts: [...tags, ...authors, ...series]};
}
