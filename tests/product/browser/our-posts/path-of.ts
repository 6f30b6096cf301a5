import {posts} from '../../../site/support/site';

/** The post with this slug. */
export const postOf = (slug: string) => posts.find(({path}) => path.endsWith(`/${slug}/`))!;

/** The path of the post with this slug. */
export const pathOf = (slug: string): string => postOf(slug).path;
