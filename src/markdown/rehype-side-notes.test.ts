import footnoteIDFixer from '@docusaurus/plugin-content-blog/lib/remark/footnoteIDFixer.js';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {load} from 'cheerio';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {englishLanguage} from '../settings/words';
import {sideNotes} from './rehype-side-notes';

/** A reference to a note, as Markdown writes it; `again` counts those to the same note from 2. */
const ref = (id: string, number: number, again = '') =>
  `<sup><a href="#fn-${id}" id="fnref-${id}${again}" data-footnote-ref aria-describedby="footnote-label">${number}</a></sup>`;

const back = (id: string, again = '') =>
  `<a href="#fnref-${id}${again}" data-footnote-backref aria-label="Back to reference" class="data-footnote-backref">↩${again && `<sup>${again.slice(1)}</sup>`}</a>`;

/** The section with the notes at the end of a text, by their ids. */
const section = (notes: Record<string, string>) =>
  `<section data-footnotes class="footnotes"><h2 id="footnote-label" class="sr-only">Footnotes</h2>
<ol>
${Object.entries(notes)
  .map(([id, html]) => `<li id="fn-${id}">\n${html}\n</li>`)
  .join('\n')}
</ol>
</section>`;

const [a, b] = ['a', 'b'].map((id) => `<p>${id}. ${back(id)}</p>`) as [string, string];

function transformed(html: string): string {
  const root: Root = fromHtml(html, {fragment: true});
  sideNotes({siteDir: '/site', languageOf: () => englishLanguage})(root, {
    path: '/site/blog/post/index.md',
  });
  return toHtml(root);
}

/** The blocks of a text by their names, or the numbers of their notes and the rows that these go over. */
const outline = (html: string) => {
  const $ = load(transformed(html), null, false);
  const blocks = $.root().children().toArray();
  return blocks
    .map((block) => {
      const links = $(block).find('aside > p > a:first-child').toArray();
      const numbers = links.map((link) => $(link).text()).join();
      return numbers ? `[${numbers} over ${$(block).attr('data-rows')}]` : block.name;
    })
    .join(' ');
};

const toA = `<p>${ref('a', 1)}</p>`;
const toB = `<p>${ref('b', 2)}</p>`;
const none = '<p></p>';

test('a note follows the block that refers to it, and begins with its number, which leads back', () => {
  const notes = section({a: `<p>Of <b>a</b>. ${back('a')}</p>`});
  expect(transformed(`<p>A${ref('a', 1)}</p><p>B</p>${notes}`)).toBe(
    '<p>A<sup><a href="#fn-a" id="fnref-a" data-footnote-ref="" role="doc-noteref">1</a></sup></p>' +
      '<div class="side-notes" data-rows="2">' +
      '<aside id="fn-a" role="doc-footnote"><p><a href="#fnref-a" data-footnote-backref="" aria-label="Back to reference 1">1</a> Of <b>a</b>.</p></aside>' +
      '</div><p>B</p>',
  );
});

test('a text without notes stays as it is', () => {
  const html = '<p>A</p><section class="footnotes"><p>B</p></section>';
  expect(transformed(html)).toBe(html);
});

describe('the name of a note', () => {
  /** The names and links of a text in the order of its HTML, as Docusaurus and this plugin give them. */
  async function namesIn(siteDir: string, path: string): Promise<string[]> {
    const file = new VFile({path: `${siteDir}/${path}`, value: 'A[^B-1] C[^b-1]\n\n[^b-1]: D'});
    const processor = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(footnoteIDFixer)
      .use(remarkRehype)
      .use(sideNotes, {siteDir, languageOf: () => englishLanguage});
    const html = toHtml(await processor.run(processor.parse(file), file));
    return [...html.matchAll(/(?:id|href)="([^"]*)"/g)].map(([, name]) => name!);
  }

  test('is its label, wherever the site is built', async () => {
    const names = ['#fn-b-1', 'fnref-b-1', '#fn-b-1', 'fnref-b-1-2'];
    const back = ['fn-b-1', '#fnref-b-1', '#fnref-b-1-2'];
    for (const siteDir of ['/home/_work/site', '/site']) {
      expect(await namesIn(siteDir, 'blog/post/index.md')).toEqual([...names, ...back]);
    }
  });

  test('in a part of other texts is another than theirs, and the same wherever the site is built', async () => {
    const part = 'blog/post/_part.mdx';
    const names = await namesIn('/site', part);
    expect(names[0]).toMatch(/^#fn-b-1-[0-9a-f]{6}$/);
    expect(names).not.toEqual(await namesIn('/site', 'blog/other/_part.mdx'));
    expect(names).toEqual(await namesIn('/home/site', part));
  });
});

test.each([
  ['notes of one block are together', `<ul>${toA}${toB}</ul>`, 'ul [1,2 over 1]'],
  ['a note is after a list', `<ul><li>${toA}</li></ul>`, 'ul [1 over 1]'],
  ['a note is after a table', `<table><tr><td>${toA}</td></tr></table>`, 'table [1 over 1]'],
  [
    'a note is where it is first named',
    `${toA}<ul>${toB}${toA}</ul>`,
    'p [1 over 1] ul [2 over 1]',
  ],
  ['a note runs on to the end of the text', `${toA}${none}\n<ul></ul>`, 'p [1 over 3] p ul'],
  ['a note runs on to the next with notes', toA + none + toB, 'p [1 over 2] p p [2 over 1]'],
  ['a note runs on over six blocks', toA + none.repeat(7), 'p [1 over 6] p p p p p p p'],
])('%s', (_name, html, blocks) => {
  expect(outline(html + section(html.includes('#fn-b') ? {a, b} : {a}))).toBe(blocks);
});

test('of several references to a note, the number leads back to the first, and signs to the others', () => {
  const notes = section({a: `<p>A. ${back('a')} ${back('a', '-2')}</p>`});
  const html = transformed(`<p>${ref('a', 1)} ${ref('a', 1, '-2')}</p>${notes}`);
  expect(html).toMatch(/<p><a href="#fnref-a"[^>]*>1<\/a> A\. <a href="#fnref-a-2"[^>]*>↩/);
  expect(html.match(/role="doc-noteref"/g)).toHaveLength(2);
});

test('the number of a note that begins with no paragraph has one of its own', () => {
  const notes = section({a: `<ul><li>A</li></ul>${back('a')}`});
  expect(transformed(`<p>${ref('a', 1)}</p>${notes}`)).toMatch(
    /<aside[^>]*><p><a [^>]*>1<\/a> <\/p><ul><li>A<\/li><\/ul><\/aside>/,
  );
});
