import {statSync} from 'node:fs';
import {join} from 'node:path';
import type {Post} from './post';

/** Whether there is a file of exactly this name; folders are none, and neither is what no file could be called. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Whether a file is one that the site publishes: of the repository, what lies elsewhere is for those who work on it. */
export function isPublic(path: string, siteDir: string): boolean {
  return ['blog', 'docs', 'static'].some((folder) => path.startsWith(join(siteDir, folder, '/')));
}

/** An address without what is escaped in it; `null` where it cannot be read. */
export function decode(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

/** The file that a path in a post names: from the root of the site on, below static/, or from its own folder on. */
export const fileNamed = ({folder}: Pick<Post, 'folder'>, siteDir: string, path: string): string =>
  path.startsWith('@site/')
    ? join(siteDir, path.slice('@site/'.length))
    : path.startsWith('/')
      ? join(siteDir, 'static', path)
      : join(folder, path);
