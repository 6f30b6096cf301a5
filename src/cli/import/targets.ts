import {posix} from 'node:path';
import {decoded} from '../../lib/decoded';
import {decodedText} from './addresses';
import type {Target} from './text-context';
import type {Files} from './model';

/** What addresses in texts of a source lead to. */
export type TargetTable = {
  files: Files;
  /** With slashes at both ends. */
  baseUrl: string;
  /** The address of the former host without a slash at its end; empty if it is not known. */
  url: string;
  /** The new files of posts, by the bare paths of their former addresses. */
  posts: ReadonlyMap<string, string>;
};

/** An address without what servers add or leave out: a slash at the end, `index.html`, `.html`, percent-encoding. */
export function bareAddress(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/\/index\.html?$|\.html?$/, '');
  const bare = path.replace(/\/+$/, '') || '/';
  return decoded(bare);
}

const pages = /\.(?:md|markdown|mkd|mkdn|html?|org|adoc|mdx)$/i;

/**
 * Finds what an address leads to.
 *
 * @param folders those in which a relative address may have its file, and the address of the post last
 * @param roots the folders of the source that are served at the root
 */
export function findTarget(
  table: TargetTable,
  address: string,
  folders: readonly string[],
  roots: readonly string[],
  postAddress: string,
): Target {
  const {files, baseUrl, url, posts} = table;
  const host = url.replace(/^(https?:\/\/[^/]+).*$/, '$1');
  const own =
    host && (address === host || address.startsWith(`${host}/`))
      ? address.slice(host.length) || '/'
      : address;
  // A link that already has its new address, perhaps behind the base of the former site.
  const done = /\.\.\/\d{4}-\d\d-\d\d-[^/]+\/index\.md(?:#.*)?$/.exec(own)?.[0];
  if (done !== undefined) {
    return {kind: 'post', link: done};
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(own)) {
    return {kind: 'remote'};
  }
  const hash = /#.*$/.exec(own)?.[0] ?? '';
  const path = bareAddress(posix.resolve('/', postAddress.replace(/[^/]*$/, ''), own));
  const link = posts.get(path) ?? posts.get(bareAddress(posix.join(baseUrl, own)));
  if (link !== undefined) {
    return {kind: 'post', link: `${link}${hash}`};
  }
  const bare = own.replace(/[?#].*$/, '');
  const named = decodedText(bare);
  const isRooted = named.startsWith('/');
  const rooted = isRooted
    ? named
    : decodedText(posix.resolve('/', postAddress.replace(/[^/]*$/, ''), bare));
  const below = rooted.startsWith(baseUrl) ? rooted.slice(baseUrl.length) : undefined;
  const candidates = [
    ...(isRooted ? [] : folders.map((folder) => posix.join(folder, named))),
    ...roots.flatMap((root) => [
      ...(below === undefined ? [] : [posix.join(root, below)]),
      posix.join(root, rooted.slice(1)),
      ...(isRooted ? [] : [posix.join(root, named)]),
    ]),
  ];
  const found = candidates.find((candidate) => files.has(candidate) && !pages.test(candidate));
  return found === undefined ? {kind: 'unknown'} : {kind: 'file', path: found};
}
