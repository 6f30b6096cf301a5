import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {fromHtml} from 'hast-util-from-html';
import {
  attribute,
  classed,
  find,
  hasClass,
  isElement,
  lineOf,
  named,
  replaceAll,
} from '../../html/tree';

/** What a page of the archive says of its story. */
export type Page = {
  title: string;
  /** The subtitle; undefined if it is only the beginning of the text. */
  description?: string;
  /** The picture that stands for the story. */
  image?: string;
  published?: string;
  /** The day on which the archive was made, as YYYY-MM-DD. */
  exported?: string;
  canonical?: string;
  author?: {name: string; url: string};
  /** The content, without the title, the subtitle and what divides sections. */
  html: string;
  /** Whether it may be an answer to another's story: these have no title, and are in the archive too. */
  isAnswer: boolean;
};

const same = (one: string, two: string) =>
  one.replace(/[\s\u200a-\u200b\u00a0]+/g, ' ').trim() ===
  two.replace(/[\s\u200a-\u200b\u00a0]+/g, ' ').trim();

function exportedOn(root: Root): string | undefined {
  const [, day] = /Exported from\s+Medium\s+on\s+(\w+ \d{1,2}, \d{4})/.exec(lineOf(root)) ?? [];
  const time = day === undefined ? Number.NaN : Date.parse(`${day} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** Takes out the title and subtitle, which the page repeats, and rules that only begin a section. */
function withoutFrame(content: Element, title: string, description: string | undefined): void {
  let [isTitled, isFirst] = [false, true];
  replaceAll(content, (node) => {
    if (!isElement(node)) {
      return undefined;
    }
    if (hasClass(node, 'section-divider')) {
      const isBetween = !isFirst;
      isFirst = false;
      return isBetween ? undefined : [];
    }
    const isTitle =
      !isTitled &&
      isElement(node, 'h1', 'h2', 'h3', 'h4') &&
      (hasClass(node, 'graf--title') || same(lineOf(node), title));
    if (isTitle) {
      isTitled = true;
      return [];
    }
    return hasClass(node, 'graf--subtitle') && same(lineOf(node), description ?? '')
      ? []
      : undefined;
  });
}

/** Reads a page of `posts/`; undefined if it is none of a story. */
export function readPage(source: string): Page | undefined {
  const root = fromHtml(source);
  const article = find(root, classed('h-entry'));
  const content = article && find(article, classed('e-content'));
  if (!article || !content) {
    return undefined;
  }
  const title = lineOf(find(article, classed('p-name'))) || lineOf(find(root, named('title')));
  const summary = lineOf(find(article, classed('p-summary')));
  const subtitle = lineOf(find(content, classed('graf--subtitle')));
  const description = subtitle || (/(?:…|\.\.\.)$/.test(summary) ? '' : summary);
  const featured = find(content, (one) => attribute(one, 'dataIsFeatured') === 'true');
  const time = find(article, classed('dt-published'));
  const canonical = find(article, classed('p-canonical'));
  const author = find(article, classed('p-author'));
  const exported = exportedOn(root);
  const begin = lineOf(find(content, classed('graf--p')));
  withoutFrame(content, title, description || undefined);
  return {
    title,
    ...(description && {description}),
    ...(featured && {image: attribute(featured, 'src')}),
    ...(time && {published: attribute(time, 'dateTime')}),
    ...(exported !== undefined && {exported}),
    ...(canonical && {canonical: attribute(canonical, 'href')}),
    ...(author && {author: {name: lineOf(author), url: attribute(author, 'href')}}),
    html: toHtml(content.children),
    isAnswer:
      find(article, classed('graf--title')) === undefined &&
      title !== '' &&
      begin.startsWith(title.replace(/(?:…|\.\.\.)$/, '')),
  };
}
