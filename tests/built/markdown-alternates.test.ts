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
function blocksOfPage(html: string): string[] {
  const $ = load(html, null, false);
  $('button').remove();
  for (const svg of $<Element, string>('svg:has(> title)').toArray()) {
    $(svg).replaceWith($('<p>').text(wordsOfDrawing($, svg)));
  }
  $('section:has(input)').replaceWith((_, section) =>
    $('<p>').text(`${$(section).attr('aria-label')}: open it on the page.`),
  );
  $('math').replaceWith((_, math) => {
    const source = $(math).attr('alttext')!;
    return $(math).attr('display') === 'block' ? ` ${source} ` : source;
  });
  // Notes are beside the text, and follow it in Markdown.
  const notes = $('[role="doc-footnote"]').toArray();
  const numberOf = (note: Element) =>
    Number($(note).find('[data-footnote-backref]').first().text());
  $.root().append(notes.sort((one, other) => numberOf(one) - numberOf(other)));
  $('svg, audio, a.hash-link, sup:has([data-footnote-ref]), [data-footnote-backref]').remove();
  return $<Element, string>(blocks)
    .toArray()
    .flatMap((element) => {
      if (element.name === 'pre') {
        return $(element).children('code').text().trimEnd();
      }
      const own = $(element).clone();
      own.find('p, pre, ul, ol, table, dl, figure, details, .theme-code-block').remove();
      return plain(own.text()) || [];
    });
}

const processor = unified().use(remarkParse).use(remarkGfm).use(formulaSyntax);

function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.type === 'html' ? '' : node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : node.type === 'break' ? ' ' : '';
}

/** The text of a Markdown document, block by block. */
function blocksOfMarkdown(root: Root): string[] {
  const found: string[] = [];
  visit(root, (node) => {
    if (node.type === 'code') {
      found.push(node.value.trimEnd());
    } else if (['heading', 'paragraph', 'tableCell', 'math'].includes(node.type)) {
      found.push(plain(textOf(node)));
    } else if (node.type === 'html') {
      found.push(...blocksOfPage(node.value));
    }
  });
  return found;
}

/** The blocks of the page that the alternate lacks, or has in another order. */
function missing(ofPage: string[], ofAlternate: string[]): string[] {
  let next = 0;
  return ofPage.filter((block) => {
    const place = ofAlternate.indexOf(block, next);
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

test('the comparison finds a part that is missing, and one that is elsewhere', () => {
  const page = '<h2>A</h2><p>b <a class="hash-link">#</a></p><pre><code>c</code></pre>';
  const lost = (markdown: string) =>
    missing(blocksOfPage(page), blocksOfMarkdown(processor.parse(markdown)));
  expect(lost('## A\n\nb\n\n```ts\nc\n```')).toEqual([]);
  expect(lost('b\n\n## A\n\n```ts\nd\n```')).toEqual(['b', 'c']);
});

describe.each(texts)('the alternate of $path', ({path, $, href, html}) => {
  const markdown = read(href.slice(1));
  const [, frontMatter, body] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(markdown) ?? [];
  const root = processor.parse(body);

  test('says every heading, paragraph and listing of the page, in its order', () => {
    const ofPage = blocksOfPage(html);
    expect(ofPage.length).toBeGreaterThan(0);
    expect(missing(ofPage, blocksOfMarkdown(root))).toEqual([]);
    const count = (type: string) => {
      let found = 0;
      visit(root, type, () => void (found += 1));
      return found;
    };
    const shown = load(html, null, false);
    for (const raised of shown('sub, sup:not(:has(a), a *)').toArray()) {
      expect(markdown).toContain(`<${raised.name}>${shown(raised).text()}</${raised.name}>`);
    }
    // On most pages, the title is above the text and not in it.
    const isTitled = ofPage[0] === plain($('h1').text());
    expect(count('heading')).toBe(shown('h1, h2, h3, h4, h5, h6').length + (isTitled ? 0 : 1));
    expect(count('code')).toBe(shown('pre').length);
  });

  test('is Markdown, without HTML but for what only that can say, or leftover of MDX', () => {
    const html: string[] = [];
    visit(root, 'html', (node) => void html.push(node.value));
    expect(
      html.filter((tag) => !/^<\/?(?:abbr|dl|ol|su[bp]|table)\b|\s(?:dir|lang)=/.test(tag)),
    ).toEqual([]);
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
    expect(links.sort()).toEqual(
      [...texts.map(({href}) => href), '/llms-full.txt', '/sitemap.xml'].sort(),
    );
    const full = read('llms-full.txt');
    for (const {href} of texts) {
      expect(full).toContain(read(href.slice(1)));
    }
  });
});
