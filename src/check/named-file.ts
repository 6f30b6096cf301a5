import {statSync} from 'node:fs';
import {join} from 'node:path';
import {isRemote} from '../lib/is-remote';
import type {Post} from './post';

/** Whether a file of exactly this name exists; false for folders, and for names that no file can have. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Whether the site publishes a file; other files in the repository are for those who work on it. */
export function isPublic(path: string, siteDir: string): boolean {
  return ['blog', 'docs', 'static'].some((folder) => path.startsWith(join(siteDir, folder, '/')));
}

/** Whether a picture, video or recording is a file of this site. */
export const isLocal = (url: string): boolean => !isRemote(url) && !url.startsWith('data:');

/** A path as Markdown reads it between the brackets of a link or a picture. */
export const inMarkdown = (path: string): string => (/[\s()]/.test(path) ? `<${path}>` : path);

/** Decodes an address; `null` if its escapes are invalid. */
export function decode(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

/** A path of Windows, as addresses are written. */
export const withSlashes = (path: string): string => path.replaceAll('\\', '/');

/** The file that a path in a post refers to: from the site root (`@site/`), below static/ (`/`), or relative. */
export const fileNamed = ({folder}: Pick<Post, 'folder'>, siteDir: string, path: string): string =>
  path.startsWith('@site/')
    ? join(siteDir, path.slice('@site/'.length))
    : path.startsWith('/')
      ? join(siteDir, 'static', path)
      : join(folder, path);
