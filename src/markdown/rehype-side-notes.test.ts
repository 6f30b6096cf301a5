import footnoteIDFixer from '@docusaurus/plugin-content-blog/lib/remark/footnoteIDFixer.js';
import {load} from 'cheerio';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {englishLanguage} from '../settings/words';
import {noteNames} from './remark-note-names';
import {sideNotes} from './rehype-side-notes';

/** The HTML of a text, as Docusaurus and this plugin make it. */
async function shown(value: string, siteDir = '/site', path = 'blog/post/index.md') {
  const file = new VFile({path: `${siteDir}/${path}`, value});
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(footnoteIDFixer)
    .use(noteNames, {siteDir})
    .use(remarkRehype, {clobberPrefix: ''})
    .use(sideNotes, {languageOf: () => englishLanguage});
  return toHtml(await processor.run(processor.parse(file), file)).replaceAll('\n', '');
}

test('a note follows the block that refers to it, and begins with its number, which leads back', async () => {
  expect(await shown('A[^a]\n\nB\n\n[^a]: Of **a**.')).toBe(
    '<p>A<sup><a href="#fn-a" id="fnref-a" data-footnote-ref role="doc-noteref">1</a></sup></p>' +
      '<div class="side-notes" style="--rows:2">' +
      '<aside id="fn-a" role="doc-footnote"><p><a href="#fnref-a" data-footnote-backref="" aria-label="Back to reference 1">1</a> Of <strong>a</strong>.</p></aside>' +
      '</div><p>B</p>',
  );
});

describe('the name of a note', () => {
  async function namesIn(siteDir: string, path: string): Promise<string[]> {
    const html = await shown('A[^B-1] C[^b-1]\n\n[^b-1]: D', siteDir, path);
    return [...html.matchAll(/(?:id|href)="([^"]*)"/g)].map(([, name]) => name!);
  }

  test.each(['/home/_work/site', '/site'])('is its label, in %s too', async (siteDir) => {
    expect(await namesIn(siteDir, 'blog/post/index.md')).toEqual([
      ...['#fn-b-1', 'fnref-b-1', '#fn-b-1', 'fnref-b-1-2'],
      ...['fn-b-1', '#fnref-b-1', '#fnref-b-1-2'],
    ]);
  });
});

test.each([
  ['notes of one block are together', '- A[^a]\n- B[^b]', 'ul [1,2 over 1]'],
  ['a note is after a table', '| A[^a] |\n| - |', 'table [1 over 1]'],
  ['a note is where it is first named', 'A[^a]\n\n- B[^b] A[^a]', 'p [1 over 1] ul [2 over 1]'],
  ['a note runs on to the end of the text', 'A[^a]\n\nB\n\n- C', 'p [1 over 3] p ul'],
  ['a note runs on to the next with notes', 'A[^a]\n\nB\n\nC[^b]', 'p [1 over 2] p p [2 over 1]'],
  ['a note runs on over six blocks', `A[^a]${'\n\nB'.repeat(7)}`, 'p [1 over 6] p p p p p p p'],
])('%s', async (_what, text, blocks) => {
  const $ = load(await shown(`${text}\n\n[^a]: A\n\n[^b]: B`), null, false);
  const outline = $.root()
    .children()
    .toArray()
    .map((block) => {
      const links = $(block).find('aside > p > a:first-child').toArray();
      const numbers = links.map((link) => $(link).text()).join();
      return numbers
        ? `[${numbers} over ${$(block).attr('style')!.replace('--rows:', '')}]`
        : block.name;
    });
  expect(outline.join(' ')).toBe(blocks);
});

test('of several references to a note, the note’s number leads back to the first, and those with a second number to the others', async () => {
  const html = await shown('A[^a] B[^a]\n\n[^a]: A.');
  expect(html).toMatch(
    /<p><a href="#fnref-a"[^>]*>1<\/a> A\. <a href="#fnref-a-2"[^>]*>\(2\)<\/a>/,
  );
  expect(html.match(/role="doc-noteref"/g)).toHaveLength(2);
});

test('the number of a note that begins with no paragraph has one of its own', async () => {
  expect(await shown('A[^a]\n\n[^a]:\n    - B')).toMatch(
    /<aside[^>]*><p><a [^>]*>1<\/a> <\/p><ul><li>B<\/li><\/ul><\/aside>/,
  );
});
