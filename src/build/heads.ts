import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import {escapeAttribute} from '../lib/escape-html';
import {fileOf, metasOf, readPage} from './pages';

/** A plugin that may have something to say in the heads of pages, not to readers but to other programs. */
export type Output = Plugin & {
  /**
   * Its tags for a page, asked for once all pages are rendered.
   *
   * @param path as the site routes it, with its base and a slash at the end
   * @param said what the page says in its own `<meta>`, see `metasOf`
   */
  headOf?: (path: string, said: Map<string, string>) => HtmlTagObject[];
  /** Corrects what Docusaurus has written into a page. */
  rewrite?: (html: string, path: string) => string;
  /** Warns of what is wrong with a page. */
  check?: (html: string, path: string) => void;
};

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
 * Adds tags to the head of a page, early in it: some programs that show previews read no more of a page than its
 * first 32 kB, and its styles may be longer. What the page itself says in a `<meta>` stays, and is not said twice.
 * Structured data is for programs that read whole pages: it stands at the end, so that a reader's text comes before it.
 */
function withTags(
  html: string,
  said: Map<string, string>,
  tags: HtmlTagObject[],
  file: string,
): string {
  if (!html.includes('</title>')) {
    throw new Error(
      `${file} has no <title>, after which the tags for other programs would stand: give the page one, as @theme/Layout does.`,
    );
  }
  const added = tags.filter(
    ({tagName, attributes = {}}) =>
      tagName !== 'meta' || !said.has(String(attributes.property ?? attributes.name)),
  );
  const data = added.filter(({tagName}) => tagName === 'script');
  const others = added.filter((tag) => !data.includes(tag));
  return html
    .replace('</title>', (end) => end + others.map(written).join(''))
    .replace(/<\/body>(?!.*<\/body>)/s, (end) => data.map(written).join('') + end);
}

/**
 * Writes into each page what search engines, feed readers and link previews read of it. It has no part in what
 * React renders, and browsers are sent no code for it.
 *
 * A head has three more kinds of tags. Plugins add some to all pages by `injectHtmlTags`: the feeds of the blog
 * (feeds), the search (search-page), and the inline scripts that runtime/preset.ts lists. Parts of the theme add
 * what readers need: title and description. When a page is finished, styles and hosts add its styles and its policy.
 */
export const heads = (outputs: Output[]): Plugin => ({
  name: 'heads',
  postBuild({outDir, baseUrl, routesPaths, siteConfig}) {
    const ending = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
    // Only what Docusaurus has rendered: other plugins may be writing pages at the same time.
    for (const path of new Set(routesPaths)) {
      const file = fileOf(path, baseUrl);
      const html = outputs.reduce(
        (text, {rewrite}) => rewrite?.(text, path) ?? text,
        readPage(outDir, file),
      );
      outputs.forEach(({check}) => check?.(html, path));
      const said = metasOf(html);
      const tags = outputs.flatMap(({headOf}) => headOf?.(path, said) ?? []);
      writeFileSync(
        join(outDir, file),
        withTags(withoutSiteName(html, said, ending), said, tags, file),
      );
    }
  },
});
