import {existsSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {translationsFolder} from '../../settings/localized';

/** The path of the post in blog/ that a file translates, or the file's own if it is not a translation. */
export function originalOf(siteDir: string, text: string): string {
  const [code, folder, ...path] = relative(join(siteDir, translationsFolder), text).split(sep);
  const isPost = code !== '..' && folder === 'docusaurus-plugin-content-blog';
  return isPost ? join(siteDir, 'blog', ...path) : text;
}

/** The folders of texts, and those of their translations in the folder of a language. */
const folders = [
  ['blog/', 'docusaurus-plugin-content-blog/'],
  ['docs/', 'docusaurus-plugin-content-docs/current/'],
  ['versioned_docs/', 'docusaurus-plugin-content-docs/'],
  ['src/pages/', 'docusaurus-plugin-content-pages/'],
] as const;

/** Where the translation of a text, or of another translation of it, is or would be, relative to the project root. */
export function translationOf(text: string, code: string): string {
  const inFolder = text.startsWith(`${translationsFolder}/`)
    ? text.slice(translationsFolder.length + 1).replace(/^[^/]+\//, '')
    : folders.reduce(
        (path, [from, to]) => (path.startsWith(from) ? to + path.slice(from.length) : path),
        text,
      );
  return `${translationsFolder}/${code}/${inFolder}`;
}

const besideOf = (text: string, path: string) => text.replace(/[^\\/]*$/, '') + path;

/**
 * The path of a file that a post names. If a translation has no such file beside it, that of the original in blog/ is
 * used: code and figures need no copy, which would diverge one day.
 */
export function besideText(
  siteDir: string,
  text: string,
  path: string,
  exists: (file: string) => boolean = existsSync,
): string {
  const own = besideOf(text, path);
  const original = besideOf(originalOf(siteDir, text), path);
  return !exists(own) && exists(original) ? original : own;
}
