import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {identity} from '../../site/identity';
import {feedContent} from './feed-content';

const address = 'https://blog.example/2025/01/01/a-post/';
const of = (article: string) =>
  feedContent(load(`<article>${article}</article>`, null, false), address, identity.colours.day);

test('the title of a listing is above it', () => {
  expect(of('<pre data-title="a.ts"><code class="language-ts">a</code></pre>').html).toBe(
    '<p><strong>a.ts</strong></p><pre><code>a</code></pre>',
  );
});

test('the box of a task is only its sign', () => {
  expect(of('<ul><li><span data-task="open">☐</span> A</li></ul>').html).toBe(
    '<ul><li>☐ A</li></ul>',
  );
});

test('a formula is its source, which no reader strips of what it means', () => {
  const math = (display: string) =>
    `<math ${display}alttext="\\frac{a}{b} &lt; 1"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>`;
  expect(of(`<p>So ${math('')} is.</p><p>${math('display="block" ')}</p>`).html).toBe(
    '<p>So <code>\\frac{a}{b} &lt; 1</code> is.</p><pre><code>\\frac{a}{b} &lt; 1</code></pre>',
  );
});
