import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {identity} from '../../site/identity';
import {feedContent} from './feed-content';

const formula = (display = '') =>
  `<math ${display}alttext="\\frac{a}{b} &lt; 1"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>`;

test.each([
  [
    'the title of a listing is above it',
    '<pre data-title="a.ts"><code class="language-ts">a</code></pre>',
    '<p><strong>a.ts</strong></p><pre><code>a</code></pre>',
  ],
  [
    'the box of a task is only its sign',
    '<ul><li><span data-task="open">☐</span> A</li></ul>',
    '<ul><li>☐ A</li></ul>',
  ],
  [
    'a formula is its source, which no reader strips of what it means',
    `<p>So ${formula()} is.</p><p>${formula('display="block" ')}</p>`,
    '<p>So <code>\\frac{a}{b} &lt; 1</code> is.</p><pre><code>\\frac{a}{b} &lt; 1</code></pre>',
  ],
])('%s', (_what, article, html) => {
  const text = load(`<article>${article}</article>`, null, false);
  expect(feedContent(text, 'https://blog.example/', identity.colours.day).html).toBe(html);
});
