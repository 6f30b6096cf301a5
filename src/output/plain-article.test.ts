import {expect, test} from 'vitest';
import {wordsIn} from '../settings/words';
import {plainArticle} from './plain-article';

const address = 'https://blog.example/2025/01/01/a-post/';

const plain = (text: string) => plainArticle(text, address, wordsIn())('article').html()!.trim();

const listing = (language: string, title: string, code: string) =>
  `<div class="theme-code-block block_x" data-language="${language}"><div><span>${title}</span><span><button>Copy</button></span></div><pre tabindex="0"><code>${code}</code></pre></div>`;

const chart = '<svg><title>A</title><svg><path d="M0 0"></path></svg></svg>';

test.each([
  [
    'a listing is text with its language and its title',
    listing('ts', 'a.ts', '<span class="keyword">const </span>a = b &amp;<wbr>&lt; c;\n'),
    '<pre data-title="a.ts"><code class="language-ts">const a = b &amp;&lt; c;\n</code></pre>',
  ],
  [
    'a listing that names only its language has no title',
    listing('ts', 'ts', 'a\n'),
    '<pre><code class="language-ts">a\n</code></pre>',
  ],
  [
    'lines of a diff keep their signs',
    listing('diff', 'diff', '<ins>+c\n</ins> d\n'),
    '<pre><code class="language-diff">+c\n d\n</code></pre>',
  ],
  [
    'a callout says its kind in words',
    '<div role="note" class="theme-admonition"><p>tip<!-- -->: <!-- -->2<sup>n</sup> ways</p><p>Words</p></div>',
    '<blockquote><p><strong>Tip: 2<sup>n</sup> ways</strong></p><p>Words</p></blockquote>',
  ],
  [
    'an aside says its subject',
    '<div role="note" aria-label="On a thing"><p>Words</p></div>',
    '<blockquote><p><strong>On a thing</strong></p><p>Words</p></blockquote>',
  ],
  [
    'a picture is the one that all readers show',
    '<picture><source type="image/avif" srcset="/a.avif 720w"><img loading="lazy" src="/a.png" alt="A" width="720" height="480"></picture>',
    '<img src="https://blog.example/a.png" alt="A" width="720" height="480">',
  ],
  [
    'a recording has a link to its file, and its transcript is open',
    '<figure><audio controls src="/a.mp3" aria-label="A voice"></audio><details><summary>Transcript</summary><p>Words</p></details></figure>',
    '<figure><audio controls="" src="https://blog.example/a.mp3"></audio><p><a href="https://blog.example/a.mp3">Listen: A voice</a></p><p><strong>Transcript</strong></p><p>Words</p></figure>',
  ],
  [
    'tabs are one after another, each with its name',
    '<div><ul role="tablist"><li role="tab">Mac</li><li role="tab" aria-selected="true"><code>Linux</code></li></ul><div><div role="tabpanel" hidden><p>A</p></div><div role="tabpanel"><p>B</p></div></div></div>',
    '<p><strong>Mac</strong></p><p>A</p><p><strong><code>Linux</code></strong></p><p>B</p>',
  ],
  [
    'links within the text lead to what has their name',
    '<p><a href="#a">A</a> <a href="#%C3%BCnd">B</a> <a href="#c">C</a></p><h2 id="a">A</h2><span id="ünd">B</span><h2 id="d">D</h2>',
    `<p><a href="${address}#a">A</a> <a href="${address}#%C3%BCnd">B</a> <a href="${address}#c">C</a></p><h2 id="a">A</h2><span id="ünd">B</span><h2>D</h2>`,
  ],
  [
    'a video has a link to its file, in its paragraph if it has one',
    '<p><video controls aria-label="A week"><source src="/a.mp4"></video></p><video src="/b.mp4"></video>',
    '<p><video controls=""><source src="https://blog.example/a.mp4"></video><a href="https://blog.example/a.mp4">A week</a></p><video src="https://blog.example/b.mp4"></video><p><a href="https://blog.example/b.mp4">Video</a></p>',
  ],
  [
    'a drawing is whole, and the one of a diagram that has no title is left out',
    `<figure>${chart}<svg aria-label="A"><desc>B</desc></svg></figure>`,
    `<figure>${chart}</figure>`,
  ],
  [
    'the data of a figure are after it, closed where a reader can close',
    '<figure><div role="group" tabindex="0"><svg><title>A</title></svg></div><figcaption>Caption.<details><summary>Data</summary><div role="group"><table><tbody><tr><td>1</td></tr></tbody></table></div></details></figcaption></figure><p>After</p>',
    '<figure><svg><title>A</title></svg><figcaption>Caption.</figcaption></figure><details><summary>Data</summary><table><tbody><tr><td>1</td></tr></tbody></table></details><p>After</p>',
  ],
])('%s', (_what, html, expected) => {
  expect(plain(html)).toBe(expected);
});

test('notes beside the text are footnotes at its end, by number', () => {
  const note = (number: number, words: string) =>
    `<aside role="doc-footnote" id="fn-${number}"><p><a href="#fnref-${number}" data-footnote-backref="" aria-label="Back">${number}</a> ${words}</p></aside>`;
  const back = (number: number) =>
    `<a href="${address}#fnref-${number}" data-footnote-backref="">↩</a>`;
  expect(
    plain(
      `<p>A<sup><a href="#fn-1" id="fnref-1" data-footnote-ref="true" role="doc-noteref">1</a></sup></p><div class="side-notes">${note(1, 'One.')}${note(3, 'Three.')}</div><p>B</p><div class="side-notes">${note(2, 'Two. <a href="#fnref-2-2" data-footnote-backref="">↩<sup>2</sup></a>')}</div>`,
    ),
  ).toBe(
    `<p>A<sup><a href="${address}#fn-1" id="fnref-1" data-footnote-ref="true">1</a></sup></p><p>B</p><section data-footnotes=""><ol><li id="fn-1"><p>One. ${back(1)}</p></li><li><p>Two. ${back(2)} <a href="${address}#fnref-2-2" data-footnote-backref="">↩<sup>2</sup></a></p></li><li><p>Three. ${back(3)}</p></li></ol></section>`,
  );
});
