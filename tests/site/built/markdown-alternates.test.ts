import {load} from 'cheerio';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {calloutClass, taskAttribute} from '../../../src/lib/contracts';
import {formulaSyntax} from '../../../src/lib/formula-syntax';
import {identity} from '../../../src/site/identity';
import {addressed, addressOf, posts, published, read, tagsOf} from '../support/pages';
import {at, base, within} from '../support/path-to';
import {isAbsolute} from './parts-of-page';

const processor = unified().use(remarkParse).use(remarkGfm).use(formulaSyntax);

/** Normalises whitespace and case, and drops zero-width characters. */
const plain = (text: string) =>
  text
    .replace(/[\s\u200b]+/g, ' ')
    .trim()
    .toLowerCase();

const texts = addressed.flatMap(({path, $}) => {
  const href = $('link[rel="alternate"][type="text/markdown"]').attr('href');
  const article = $('#__blog-post-container, [data-article]').first().clone();
  // Part of the page, not of its text. Notes are beside the text, and follow it in Markdown, which has other boxes.
  const others = '[data-post-extras], [role="doc-footnote"], sup:has([data-footnote-ref])';
  article.find(`${others}, button, a.hash-link, [${taskAttribute}]`).remove();
  return href === undefined ? [] : [{path, $, href, shown: load(article.html()!, null, false)}];
});

test('each post and each legal page have an alternate, at a clean address', () => {
  const paths = texts.map(({path}) => path);
  expect(paths).toEqual(expect.arrayContaining(posts.map(({path}) => path)));
  expect(paths).toEqual(expect.arrayContaining([at('/legal/'), at('/legal-notices/')]));
  for (const {path, href} of texts) {
    expect(href).toBe(path.replace(/\/$/, '.md'));
    expect(published).toContain(href.slice(base.length));
  }
});

describe.each(texts)('the alternate of $path', ({path, $, href, shown}) => {
  const markdown = read(href.slice(base.length));
  const [, frontMatter, body] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(markdown)!;
  const root = processor.parse(body);
  visit(root, 'break', (node) => void Object.assign(node, {type: 'text', value: '\n'}));

  /** The texts of all nodes of a kind, as a reader sees them. */
  const written = (type: Nodes['type']) => {
    const found: string[] = [];
    visit(root, type, (node) => void found.push(plain(toString(node))));
    return found;
  };
  const seen = (selector: string) =>
    shown(selector)
      .toArray()
      .map((element) => plain(shown(element).text()));

  test('has the headings, paragraphs, listings and tables of the page, in its order', () => {
    // On most pages, the title is above the text and not in it.
    const headings = seen('h1, h2, h3, h4, h5, h6');
    expect(written('heading').slice(written('heading').length - headings.length)).toEqual(headings);
    expect(written('code')).toEqual(seen('pre > code'));
    expect(written('tableCell')).toEqual(seen('th, td'));
    // What a callout is has to stand out in Markdown too.
    expect(written('strong')).toEqual(
      expect.arrayContaining(seen(`.${calloutClass} > p:first-child`)),
    );
    // Formulas and the like are written in other signs.
    const paragraphs = shown('p')
      .toArray()
      .filter((one) => shown(one).find('math, sup, sub, svg, img').length === 0)
      .filter((one) => shown(one).closest('figure, section, svg').length === 0)
      .map((one) => plain(shown(one).text()));
    const ofAlternate = written('paragraph');
    expect(paragraphs.filter((text) => !ofAlternate.includes(text))).toEqual([]);
  });

  test('is Markdown, without HTML but for what only that can say, or leftover of MDX', () => {
    const html: string[] = [];
    visit(root, 'html', (node) => void html.push(node.value));
    expect(
      html.filter((tag) => !/^<\/?(?:abbr|dl|ol|su[bp]|table)\b|\s(?:dir|lang)=/.test(tag)),
    ).toEqual([]);
    expect(body!.replace(/^```.*?^```$/gms, '')).not.toMatch(/^(?:import|export) |^:::|\{\/\*/m);
  });

  test('leads to each of its footnotes, and only to absolute addresses', () => {
    const notes = written('footnoteDefinition');
    const addresses: string[] = [];
    visit(root, (node) => {
      if (node.type === 'link' || node.type === 'image') addresses.push(node.url);
    });
    expect(notes).toHaveLength($('[role="doc-footnote"]').length);
    expect(addresses.filter((address) => !isAbsolute(address))).toEqual([]);
  });

  test('is headed by what is known of it', () => {
    const written = parse(frontMatter!) as Record<string, unknown>;
    expect(written.canonical).toBe(addressOf(path));
    // A text may be headed by other words than its title.
    expect(written.title).toBe($('meta[property="og:title"]').attr('content'));
    expect(written.description).toBe($('meta[name="description"]').attr('content'));
    if (posts.some((post) => post.path === path)) {
      expect(written.date).toBe(within(path).slice(1, 11).replaceAll('/', '-'));
      expect(written.authors).not.toHaveLength(0);
      expect([...((written.tags ?? []) as string[])].sort()).toEqual(tagsOf($).sort());
    }
  });
});

test('llms.txt has a title, a summary and a link to each alternate, and llms-full.txt holds them all', () => {
  const root = processor.parse(read('llms.txt'));
  const [title, summary] = root.children;
  expect(title).toMatchObject({type: 'heading', depth: 1});
  expect(toString(title)).toBe(identity.title);
  expect(summary!.type).toBe('blockquote');
  const links: string[] = [];
  visit(root, 'link', ({url}) => void links.push(new URL(url).pathname));
  expect(links.sort()).toEqual(
    [...texts.map(({href}) => href), at('/llms-full.txt'), at('/sitemap.xml')].sort(),
  );
  for (const {href} of texts) {
    expect(read('llms-full.txt')).toContain(read(href.slice(base.length)));
  }
});
