import {translationsFolder} from '../../site/localized';

/** Where translated posts lie. */
const translated = new RegExp(
  [
    '',
    ...translationsFolder.split('/'),
    String.raw`[^\\/]+`,
    'docusaurus-plugin-content-blog',
    '',
  ].join(String.raw`[\\/]`),
);

/** The path of the post in blog/ that a file translates, or its own where it translates none. */
export const originalOf = (text: string): string => text.replace(translated, '/blog/');

const besideOf = (text: string, path: string) => text.replace(/[^\\/]*$/, '') + path;

/**
 * The path of a file that a post names. Where a translation has no such file beside it, it is that of the post
 * in blog/: code and figures need no copy, which would differ one day.
 *
 * @param text path of the post
 * @param path as the post has it
 * @param exists whether there is a file
 */
export function besideText(text: string, path: string, exists: (file: string) => boolean): string {
  const own = besideOf(text, path);
  const original = besideOf(originalOf(text), path);
  return !exists(own) && exists(original) ? original : own;
}
