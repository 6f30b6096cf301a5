import {posix} from 'node:path';

const withoutEnding = (path: string) =>
  path
    .replace(/\/$/, '')
    .replace(/\.(?:[a-z]{2}(?:-[a-z]{2})?\.)?(?:md|markdown|html?)$/i, '')
    .replace(/(^|\/)_?index$/, '')
    .replace(/\/$/, '');

/**
 * The file of the post that `ref` names: by its path from the content or from the file, or by a name that only one
 * post has.
 */
export function referredPost(
  name: string,
  from: string,
  contentFolder: string,
  posts: readonly string[],
): string | undefined {
  const target = withoutEnding(name.replace(/\\/g, '/'));
  const paths = posts.map(
    (file) => [file, withoutEnding(posix.relative(contentFolder, file)).toLowerCase()] as const,
  );
  const folder = posix.relative(contentFolder, posix.dirname(from));
  const wanted = [
    posix.normalize(posix.join(folder, target)),
    posix.normalize(posix.join(folder, '..', target)),
    posix.normalize(target.replace(/^\//, '')),
  ].map((path) => path.toLowerCase());
  for (const path of target.startsWith('/') ? wanted.slice(2) : wanted) {
    const found = paths.find(([, own]) => own === path);
    if (found) {
      return found[0];
    }
  }
  const last = posix.basename(target).toLowerCase();
  const named = paths.filter(([, own]) => posix.basename(own) === last);
  return named.length === 1 ? named[0]![0] : undefined;
}
