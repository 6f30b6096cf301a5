import {pathOfPost, withinDays} from '../names';
import {bareAddress} from '../targets';
import type {Moment} from '../times';

/** What links among posts need to know of each. */
type Linked = {file: string; moment: Moment; slug: string; addresses: readonly string[]};

/** Names the new files of posts of Markdown, and says how texts find them. */
export function linkedPosts(posts: readonly Linked[]) {
  const named = withinDays(posts.map((post) => ({...post, date: post.moment.iso, isMdx: false})));
  const links = new Map(named.map((post) => [post.file, `../${pathOfPost(post)}`]));
  return {
    /** The words of the new addresses, in the order of the posts. */
    slugs: named.map(({slug}) => slug),
    /** The new files and the former addresses of posts, by their files. */
    links,
    addresses: new Map(posts.map(({file, addresses}) => [file, addresses[0]!])),
    /** The new files, by the bare paths of the former addresses. */
    byAddress: new Map(
      posts.flatMap(({file, addresses}) =>
        addresses.map((address) => [bareAddress(address), links.get(file)!] as const),
      ),
    ),
  };
}
