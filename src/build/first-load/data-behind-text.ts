import {needsAttribute, pageDataAttribute} from '../../lib/contracts';
import {tags} from '../pages';

/** Selects the element that lists what else a page needs, which the script at its end requests. */
export const needsMark = `script[${needsAttribute}]`;

/**
 * Moves the data of a page, which only its scripts read, and its structured data, which only crawlers read, after
 * its text and before the script that loads these: a connection delivers the first words before them.
 *
 * @param html of a page, with the script that requests its needs
 * @returns the page unchanged, if it has no data
 */
export function dataBehindText(html: string): string {
  const moved: string[] = [];
  // Both are in the head, before anything that an author has written.
  const endOfHead = html.indexOf('</head>');
  const head = html
    .slice(0, endOfHead)
    .replace(tags.structuredData, (data) => {
      moved.push(data);
      return '';
    })
    .replace(tags.pageData, (_data, json: string) => {
      moved.push(`<script type=application/json ${pageDataAttribute}>${json}</script>`);
      return '';
    });
  if (moved.length === 0) {
    return html;
  }
  const rest = html.slice(endOfHead);
  const at = rest.lastIndexOf('<script', rest.lastIndexOf(needsMark));
  return head + rest.slice(0, at) + moved.join('') + rest.slice(at);
}
