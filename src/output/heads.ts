import type {HtmlTagObject} from '@docusaurus/types';
import {escapeAttribute} from '../lib/escape-html';

function written({tagName, attributes = {}, innerHTML}: HtmlTagObject): string {
  const named = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`,
  );
  const end = innerHTML === undefined ? '' : `${innerHTML}</${tagName}>`;
  return `<${tagName}${named.join('')}>${end}`;
}

/** Leaves the name of the site out of the title that previews show: they show `og:site_name` beside it. */
function withoutSiteName(html: string, said: Map<string, string>, ending: string): string {
  const title = said.get('og:title');
  return title?.endsWith(ending)
    ? html.replace(
        /(<meta [^>]*property="?og:title"? content=)(?:"[^"]*"|'[^']*'|[^\s>]*)/,
        (_, before: string) => `${before}"${escapeAttribute(title.slice(0, -ending.length))}"`,
      )
    : html;
}

/**
 * Writes into a page what search engines, feed readers and link previews read of it. It has no part in what React
 * renders, and browsers are sent no code for it.
 *
 * A head has three more kinds of tags. Plugins add some to all pages by `injectHtmlTags`: the feeds of the blog
 * (feeds), and the inline scripts that runtime/plugins.ts lists. Parts of the theme add
 * what readers need: title and description. When a page is finished, styles and hosts add its styles and its policy.
 *
 * The tags come early in the head: some programs that show previews read no more of a page than its first 32 kB, and
 * its styles may be longer. Structured data is for programs that read whole pages: it comes at the end, so that a
 * reader's text comes before it. What the page itself says in a `<meta>` stays, and is not said twice.
 *
 * @param said what it says itself, see `metasOf`
 * @param siteEnding what the theme puts after each title
 */
export function withTags(
  html: string,
  said: Map<string, string>,
  tags: HtmlTagObject[],
  siteEnding: string,
): string {
  const added = tags.filter(
    ({tagName, attributes = {}}) =>
      tagName !== 'meta' || !said.has(String(attributes.property ?? attributes.name)),
  );
  const data = added.filter(({tagName}) => tagName === 'script');
  const others = added.filter((tag) => !data.includes(tag));
  return withoutSiteName(html, said, siteEnding)
    .replace('</title>', (end) => end + others.map(written).join(''))
    .replace(/<\/body>(?!.*<\/body>)/s, (end) => data.map(written).join('') + end);
}
