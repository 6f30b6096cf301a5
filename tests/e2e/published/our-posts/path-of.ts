import {posts} from '../site';

/** The path of the post with this slug. */
export const pathOf = (slug: string): string =>
  posts.find(({path}) => path.endsWith(`/${slug}/`))!.path;
