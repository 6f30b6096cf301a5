import type {HtmlTagObject} from '@docusaurus/types';
import {Parser} from '../lib/es-packages.cjs';
import {escapeAttribute} from '../lib/escape-html';

export const meta = (key: 'name' | 'property', name: string, content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {[key]: name, content},
});

/** A tag that React has rendered, and where in the page it is. */
type Rendered = HtmlTagObject & {start: number; end: number};

/** What React has rendered into the head of a page: its title, and each `<meta>` that has a name. */
function renderedHead(html: string): {title: string; metas: Rendered[]} {
  const metas: Rendered[] = [];
  let title = '';
  let isInTitle = false;
  const parser = new Parser({
    onopentag(tagName, attributes) {
      isInTitle = tagName === 'title';
      if (tagName === 'meta' && (attributes.property ?? attributes.name) !== undefined) {
        metas.push({tagName, attributes, start: parser.startIndex, end: parser.endIndex + 1});
      } else if (tagName === 'body') {
        parser.pause();
      }
    },
    ontext(text) {
      title += isInTitle ? text : '';
    },
    onclosetag() {
      isInTitle = false;
    },
  });
  parser.end(html);
  return {title, metas};
}

/** What a `<meta>` is about, which one source says: `og:image` of a picture, its size and its text. */
const subjectOf = ({attributes = {}}: HtmlTagObject): string =>
  String(attributes.property ?? attributes.name)
    .split(':')
    .slice(0, 2)
    .join(':');

/** The tags whose subjects others do not have. */
function without(tags: HtmlTagObject[], others: HtmlTagObject[]): HtmlTagObject[] {
  const subjects = new Set(others.map(subjectOf));
  return tags.filter((tag) => tag.tagName !== 'meta' || !subjects.has(subjectOf(tag)));
}

function written({tagName, attributes = {}, innerHTML}: HtmlTagObject): string {
  const named = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`,
  );
  const end = innerHTML === undefined ? '' : `${innerHTML}</${tagName}>`;
  return `<${tagName}${named.join('')}>${end}`;
}

/**
 * Merges the head that React has rendered with what search engines, feed readers and link previews read of a page.
 * React renders none of that, and browsers are sent no code for it.
 *
 * What a page says in a `<meta>` of its own counts. Docusaurus gives previews the title of the window, which ends with
 * the name of the site: previews show that beside it, so they get the title of the content; or, of a page made of code,
 * of which nothing but its head is known, that of the window without the name.
 *
 * A head has two more kinds of tags. Plugins add some to all pages by `injectHtmlTags`: the feeds of the blog
 * (feeds), and the inline scripts that runtime/plugins.ts lists. When a page is finished, styles and hosts add its
 * styles and its policy.
 *
 * The tags come early in the head: some programs that show previews read no more of a page than its first 32 kB, and
 * its styles may be longer. Structured data is for programs that read whole pages: it comes at the end, so that a
 * reader's text comes before it.
 *
 * @param tags of the page, from its content
 * @param siteEnding what the theme puts after each title
 */
export function withTags(html: string, tags: HtmlTagObject[], siteEnding: string): string {
  const {title, metas} = renderedHead(html);
  const copied = metas.find(
    ({attributes = {}}) => attributes.property === 'og:title' && attributes.content === title,
  );
  const own = metas.filter((tag) => tag !== copied);
  const name = title.endsWith(siteEnding) ? title.slice(0, -siteEnding.length) : title;
  const ofCode = copied ? [meta('property', 'og:title', name)] : [];
  const added = without([...without(ofCode, tags), ...tags], own);
  const data = added.filter(({tagName}) => tagName === 'script');
  const others = added.filter((tag) => !data.includes(tag));
  const rest = copied ? html.slice(0, copied.start) + html.slice(copied.end) : html;
  return rest
    .replace('</title>', (end) => end + others.map(written).join(''))
    .replace(/<\/body>(?!.*<\/body>)/s, (end) => data.map(written).join('') + end);
}
