import {load, type CheerioAPI} from 'cheerio';
import type {DomElement as Element} from '../../src/lib/es-modules.cjs';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {formulaSyntax} from '../../src/lib/formula-syntax';
import {identity} from '../../src/site/identity';
import {addressed, addressOf, posts, published, read, tagsOf} from './pages';

type Block = {
  kind: 'heading' | 'text' | 'code';
  text: string;
  /** The added and the removed lines of a listing that shows a code change. */
  change?: {added: string; removed: string};
};

/** Normalises whitespace and case, and drops zero-width characters. */
const plain = (text: string) =>
  text
    .replace(/[\s\u200b]+/g, ' ')
    .trim()
    .toLowerCase();

const blocks = 'h1, h2, h3, h4, h5, h6, p, pre, li, th, td, dt, dd, figcaption, summary';

/** A drawing's text for those who cannot see it, without what its caption already says. */
function wordsOfDrawing($: CheerioAPI, svg: Element): string {
  const caption = plain($(svg).closest('figure').children('figcaption').text());
  const words = ['title', 'desc'].map((name) => plain($(svg).children(name).text()));
  return `drawing: ${words.filter((text) => text !== '' && text !== caption).join('. ')}`;
}

/**
 * The text of a page, block by block. Drawings are represented by their title and description, formulas by their
 * source, controls by a note that they are there; decoration, players and buttons have no text.
 */
function blocksOfPage(html: string): Block[] {
  const $ = load(html, null, false);
  $('button').remove();
  for (const svg of $<Element, string>('svg:has(> title)').toArray()) {
    $(svg).replaceWith($('<p>').text(wordsOfDrawing($, svg)));
  }
  $('section:has(input)').replaceWith((_, section) =>
    $('<p>').text(`${$(section).attr('aria-label')}: open it on the page.`),
  );
  $('math').replaceWith((_, math) => ` ${$(math).attr('alttext')} `);
  // Notes are beside the text, and follow it in Markdown.
  const notes = $('[role="doc-footnote"]').toArray();
  const numberOf = (note: Element) =>
    Number($(note).find('[data-footnote-backref]').first().text());
  $.root().append(notes.sort((one, other) => numberOf(one) - numberOf(other)));
  $('svg, audio, a.hash-link, sup:has([data-footnote-ref]), [data-footnote-backref]').remove();
  return $<Element, string>(blocks)
    .toArray()
    .flatMap((element): Block[] => {
      if (element.name === 'pre') {
        return [codeOf($, element)];
      }
      const own = $(element).clone();
      own.find('p, pre, ul, ol, table, dl, figure, details, .theme-code-block').remove();
      const text = plain(own.text());
      return text === '' ? [] : [{kind: /^h\d$/.test(element.name) ? 'heading' : 'text', text}];
    });
}

/** A listing. Added and removed lines are only marked by their styling, except in a diff. */
function codeOf($: CheerioAPI, pre: Element): Block {
  const code = $(pre).children('code');
  const block: Block = {kind: 'code', text: code.text().trimEnd()};
  const isDiff = $(pre).parent().attr('data-language') === 'diff';
  if (!isDiff && code.children('ins, del').length > 0) {
    block.change = {added: code.children('ins').text(), removed: code.children('del').text()};
  }
  return block;
}

const processor = unified().use(remarkParse).use(remarkGfm).use(formulaSyntax);

function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : node.type === 'break' ? ' ' : '';
}

/** The text of a Markdown document, block by block. */
function blocksOfMarkdown(root: Root): Block[] {
  const found: Block[] = [];
  visit(root, (node) => {
    if (node.type === 'heading') {
      found.push({kind: 'heading', text: plain(textOf(node))});
    } else if (node.type === 'paragraph' || node.type === 'tableCell') {
      found.push({kind: 'text', text: plain(textOf(node))});
    } else if (node.type === 'math') {
      found.push({kind: 'text', text: plain(node.value)});
    } else if (node.type === 'code') {
      found.push({kind: 'code', text: node.value.trimEnd()});
    }
  });
  return found.filter(({text}) => text !== '');
}

/** The lines of a diff that begin with this sign, without the sign. */
const signed = (diff: string, sign: string) =>
  diff
    .split('\n')
    .filter((line) => line.startsWith(sign))
    .map((line) => `${line.slice(sign.length)}\n`)
    .join('');

/** The code of a diff, without signs. */
const unsigned = (diff: string) => diff.replace(/^(?:[+-] | {2})/gm, '');

function isSame(ofPage: Block, ofAlternate: Block): boolean {
  if (ofPage.change) {
    return (
      ofPage.text === unsigned(ofAlternate.text) &&
      ofPage.change.added === signed(ofAlternate.text, '+ ') &&
      ofPage.change.removed === signed(ofAlternate.text, '- ')
    );
  }
  return ofPage.kind === ofAlternate.kind && ofPage.text === ofAlternate.text;
}

/** The blocks of the page that the alternate lacks, or has in another order. */
function missing(ofPage: Block[], ofAlternate: Block[]): Block[] {
  let next = 0;
  return ofPage.filter((block) => {
    const place = ofAlternate.findIndex((other, index) => index >= next && isSame(block, other));
    next = place < 0 ? next : place + 1;
    return place < 0;
  });
}

const texts = addressed.flatMap(({path, $}) => {
  const href = $('link[rel="alternate"][type="text/markdown"]').attr('href');
  const article = $('#__blog-post-container, [data-article]').first().clone();
  // Part of the page, not of its text.
  article.find('[data-post-surroundings]').remove();
  const html = article.html();
  return href === undefined ? [] : [{path, $, href, html: html!}];
});

test('each post and each legal page have an alternate, at a clean address', () => {
  const paths = texts.map(({path}) => path);
  expect(paths).toEqual(expect.arrayContaining(posts.map(({path}) => path)));
  expect(paths).toEqual(expect.arrayContaining(['/legal/', '/legal-notices/']));
  for (const {path, href} of texts) {
    expect(href).toBe(path.replace(/\/$/, '.md'));
    expect(published).toContain(href.slice(1));
  }
});

test('the comparison finds a part that is missing, and one that stands elsewhere', () => {
  const page =
    '<h2>A</h2><p>b <a class="hash-link">#</a></p><div data-language="ts"><pre><code>c</code></pre></div>';
  const of = (markdown: string) => blocksOfMarkdown(processor.parse(markdown));
  const compare = (markdown: string) => missing(blocksOfPage(page), of(markdown)).length;
  expect(compare('## A\n\nb\n\n```ts\nc\n```')).toBe(0);
  expect(compare('## A\n\n```ts\nc\n```')).toBe(1);
  expect(compare('b\n\n## A\n\n```ts\nc\n```')).toBe(1);
  expect(compare('## A\n\nb\n\n```ts\nd\n```')).toBe(1);
});

describe.each(texts)('the alternate of $path', ({path, $, href, html}) => {
  const markdown = read(href.slice(1));
  const [, frontMatter, body] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(markdown) ?? [];
  const root = processor.parse(body);

  test('says every heading, paragraph and listing of the page, in its order', () => {
    const ofPage = blocksOfPage(html);
    expect(ofPage.length).toBeGreaterThan(0);
    expect(missing(ofPage, blocksOfMarkdown(root))).toEqual([]);
    const count = (found: Block[], kind: Block['kind']) =>
      found.filter((block) => block.kind === kind).length;
    const ofAlternate = blocksOfMarkdown(root);
    // On most pages, the title is above the text and not in it.
    const isTitled = ofPage[0]?.text === plain($('h1').text());
    expect(count(ofAlternate, 'heading')).toBe(count(ofPage, 'heading') + (isTitled ? 0 : 1));
    expect(count(ofAlternate, 'code')).toBe(count(ofPage, 'code'));
  });

  test('is Markdown, without any HTML or leftover of MDX', () => {
    const html: string[] = [];
    visit(root, 'html', (node) => void html.push(node.value));
    expect(html).toEqual([]);
    expect(body!.replace(/^```.*?^```$/gms, '')).not.toMatch(/^(?:import|export) |^:::|\{\/\*/m);
  });

  test('keeps the alignment of columns, whose attribute the page has as a class', () => {
    const ofPage = $('[data-article] th, #__blog-post-container th').filter((_, cell) =>
      /\bstyle-/.test($(cell).attr('class') ?? ''),
    );
    let aligned = 0;
    visit(root, 'table', ({align}) => void (aligned += (align ?? []).filter(Boolean).length));
    expect(aligned).toBe(ofPage.length);
  });

  test('gives each listing its language', () => {
    const languages: unknown[] = [];
    visit(root, 'code', (node) => void languages.push(node.lang));
    expect(languages.filter((language) => !language)).toEqual([]);
  });

  test('leads to each of its footnotes, and only to absolute addresses', () => {
    const asked = new Set<string>();
    const given = new Set<string>();
    const addresses: string[] = [];
    visit(root, (node) => {
      if (node.type === 'footnoteReference') asked.add(node.identifier);
      if (node.type === 'footnoteDefinition') given.add(node.identifier);
      if (node.type === 'link' || node.type === 'image') addresses.push(node.url);
    });
    expect([...given].sort()).toEqual([...asked].sort());
    expect(given.size).toBe($('[role="doc-footnote"]').length);
    expect(addresses.filter((address) => !/^(?:https:|mailto:)/.test(address))).toEqual([]);
  });

  test('is headed by what is known of it', () => {
    const facts = parse(frontMatter!) as Record<string, unknown>;
    expect(facts.canonical).toBe(addressOf(path));
    expect(facts.title).toBe($('h1').text());
    expect(facts.description).toBe($('meta[name="description"]').attr('content'));
    if (posts.some((post) => post.path === path)) {
      expect(facts.date).toBe(path.slice(1, 11).replaceAll('/', '-'));
      expect(facts.authors).not.toHaveLength(0);
      expect([...((facts.tags ?? []) as string[])].sort()).toEqual(tagsOf($).sort());
    }
  });
});

describe('llms.txt', () => {
  const contents = read('llms.txt');
  const root = processor.parse(contents);

  test('is made as llmstxt.org asks: a title, a summary, and lists of links', () => {
    const [title, summary, ...sections] = root.children;
    expect(title).toMatchObject({type: 'heading', depth: 1});
    expect(textOf(title!)).toBe(identity.title);
    expect(summary!.type).toBe('blockquote');
    expect(sections.map(({type}) => type)).toEqual(
      sections.map((_, index) => (index % 2 === 0 ? 'heading' : 'list')),
    );
    expect(contents).toMatch(/^- \[.+\]\(https:.+\): .+$/m);
  });

  test('leads to every alternate, and llms-full.txt holds them all', () => {
    const links: string[] = [];
    visit(root, 'link', ({url}) => void links.push(new URL(url).pathname));
    expect(links.sort()).toEqual([...texts.map(({href}) => href), '/llms-full.txt'].sort());
    const full = read('llms-full.txt');
    for (const {href} of texts) {
      expect(full).toContain(read(href.slice(1)));
    }
  });
});
