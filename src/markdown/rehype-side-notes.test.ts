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

/** The section with the notes at the end of a text. */
const section = (...notes: Array<[id: string, html: string]>) =>
  `<section data-footnotes class="footnotes"><h2 id="footnote-label" class="sr-only">Footnotes</h2>
<ol>
${notes.map(([id, html]) => `<li id="fn-${id}">\n${html}\n</li>`).join('\n')}
</ol>
</section>`;

function transformed(html: string): string {
  const root: Root = fromHtml(html, {fragment: true});
  sideNotes({siteDir: '/site', languageOf: () => englishLanguage})(root, {
    path: '/site/blog/post/index.md',
  });
  return toHtml(root);
}

/** The blocks of a text, each by its name and id, or the numbers of its notes. */
const outline = (html: string) => {
  const $ = load(transformed(html), null, false);
  return $.root()
    .children()
    .toArray()
    .map((block) =>
      $(block).is('.side-notes')
        ? $(block)
            .children()
            .toArray()
            .map((note) => $(note).find('a').first().text())
            .join()
        : block.name,
    )
    .join(' ');
};

const span = (html: string) => /data-rows="(\d+)"/.exec(transformed(html))?.[1];

test('a note follows the block that refers to it, and begins with its number, which leads back', () => {
  expect(
    transformed(
      `<p>A${ref('a', 1)}</p><p>B</p>${section(['a', `<p>Of <b>a</b>. ${back('a')}</p>`])}`,
    ),
  ).toBe(
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

describe('the place of a note', () => {
  test.each([
    ['notes of one block are together, by number', `<p>${ref('a', 1)}${ref('b', 2)}</p>`, 'p 1,2'],
    [
      'after the outermost block: a list, a table or a quotation',
      `<blockquote><ul><li>${ref('a', 1)}</li></ul></blockquote><table><tbody><tr><td>${ref('b', 2)}</td></tr></tbody></table>`,
      'blockquote 1 table 2',
    ],
    [
      'where it is first referred to',
      `<p>${ref('a', 1)}</p><p>${ref('b', 2)}${ref('a', 1, '-2')}</p>`,
      'p 1 p 2',
    ],
  ])('%s', (_name, html, blocks) => {
    const notes = section(['a', `<p>A. ${back('a')}</p>`], ['b', `<p>B. ${back('b')}</p>`]);
    expect(outline(html + notes)).toBe(blocks);
  });
});

test('of several references to a note, the number leads back to the first, and signs to the others', () => {
  const html = transformed(
    `<p>${ref('a', 1)} ${ref('a', 1, '-2')}</p>${section(['a', `<p>A. ${back('a')} ${back('a', '-2')}</p>`])}`,
  );
  expect(html).toMatch(/<p><a href="#fnref-a"[^>]*>1<\/a> A\. <a href="#fnref-a-2"[^>]*>↩/);
  expect(html.match(/role="doc-noteref"/g)).toHaveLength(2);
});

test('the number of a note that begins with no paragraph has one of its own', () => {
  expect(
    transformed(`<p>${ref('a', 1)}</p>${section(['a', `<ul><li>A</li></ul>${back('a')}`])}`),
  ).toMatch(/<aside[^>]*><p><a [^>]*>1<\/a> <\/p><ul><li>A<\/li><\/ul><\/aside>/);
});

describe('a note runs on beside what follows', () => {
  const a: [string, string] = ['a', `<p>A. ${back('a')}</p>`];
  const b: [string, string] = ['b', `<p>B. ${back('b')}</p>`];
  const first = `<p>${ref('a', 1)}</p>`;

  test.each([
    ['to the end of the text', '<p></p>\n<ul></ul>', '3'],
    ['to the sixth block at most', '<p></p>'.repeat(20), '6'],
    ['before the next block with notes', `<p></p><p>${ref('b', 2)}</p><p></p>`, '2'],
  ])('%s', (_name, html, rows) => {
    const notes = html.includes('#fn-b') ? section(a, b) : section(a);
    expect(span(first + html + notes)).toBe(rows);
  });
});
