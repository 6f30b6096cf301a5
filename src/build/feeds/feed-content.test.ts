import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {identity} from '../../site/identity';
import {feedContent} from './feed-content';

const address = 'https://blog.example/2025/01/01/a-post/';
const of = (article: string) =>
  feedContent(load(`<article>${article}</article>`, null, false), address, identity.colours.day);

test('the title of a listing stands above it', () => {
  expect(of('<pre data-title="a.ts"><code class="language-ts">a</code></pre>').html).toBe(
    '<p><strong>a.ts</strong></p><pre><code>a</code></pre>',
  );
});

test('no picture is wider than readers show', () => {
  expect(of('<img src="https://a.example/a.png" width="1440" height="960">').html).toContain(
    'width="720" height="480"',
  );
  expect(of('<img src="https://a.example/a.png" width="300" height="200">').html).toContain(
    'width="300" height="200"',
  );
});

test('a drawing is a picture with a file of its own, in its own colours', () => {
  const {html, drawings, firstImage} = of(
    '<svg viewBox="0 0 600 400"><title>A line</title><desc>It\n rises.</desc><path stroke="var(--site-sun)"></path></svg>',
  );
  expect(firstImage).toBe(`${address}drawing-1.svg`);
  expect(html).toBe(
    `<img src="${address}drawing-1.svg" alt="A line. It rises." width="632" height="432">`,
  );
  expect(drawings.map(({name}) => name)).toEqual(['drawing-1.svg']);
  expect(drawings[0]!.svg).toContain(`<path stroke="${identity.colours.day.accent}"`);
  expect(drawings[0]!.svg).toContain(`fill="${identity.colours.day.paper}"`);
  expect(drawings[0]!.svg).toContain('viewBox="-16 -16 632 432"');
});

test('the marks of footnotes are left to those who need them', () => {
  expect(of('<sup><a href="https://a.example/#fn" data-footnote-ref="">1</a></sup>').html).toBe(
    '<sup><a href="https://a.example/#fn">1</a></sup>',
  );
});

test('a formula is its source, which no reader strips of what it means', () => {
  const math = (display: string) =>
    `<math ${display}alttext="\\frac{a}{b} &lt; 1"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>`;
  expect(of(`<p>So ${math('')} is.</p><p>${math('display="block" ')}</p>`).html).toBe(
    '<p>So <code>\\frac{a}{b} &lt; 1</code> is.</p><pre><code>\\frac{a}{b} &lt; 1</code></pre>',
  );
});
