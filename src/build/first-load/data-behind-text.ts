import {needsAttribute, pageDataAttribute} from '../../lib/contracts';
import {tags} from '../pages';

/** The element that holds what a page needs beside itself, which the script at its end asks for. */
export const needsMark = `script[${needsAttribute}]`;

/**
 * Puts the data of a page, which only its scripts read, behind its text, and before what asks for these.
 *
 * @param html of a page, with the script that asks for its needs
 * @returns the page as it was, where it has no data
 */
export function dataBehindText(html: string): string {
  // In the head, before anything that an author has written.
  const [data, json] = tags.pageData.exec(html) ?? [];
  if (data === undefined) {
    return html;
  }
  const rest = html.replace(data, '');
  const at = rest.lastIndexOf('<script', rest.lastIndexOf(needsMark));
  return `${rest.slice(0, at)}<script type=application/json ${pageDataAttribute}>${json}</script>${rest.slice(at)}`;
}
