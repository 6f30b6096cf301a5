import {needsAttribute, pageDataAttribute} from '../../lib/contracts';
import {tags} from '../pages';

/** Selects the element that lists what else a page needs, which the script at its end requests. */
export const needsMark = `script[${needsAttribute}]`;

/**
 * Moves the data of a page, which only its scripts read, after its text and before the script that loads these.
 *
 * @param html of a page, with the script that requests its needs
 * @returns the page unchanged, if it has no data
 */
export function dataBehindText(html: string): string {
  // It is in the head, before anything that an author has written.
  const [data, json] = tags.pageData.exec(html) ?? [];
  if (data === undefined) {
    return html;
  }
  const rest = html.replace(data, '');
  const at = rest.lastIndexOf('<script', rest.lastIndexOf(needsMark));
  return `${rest.slice(0, at)}<script type=application/json ${pageDataAttribute}>${json}</script>${rest.slice(at)}`;
}
