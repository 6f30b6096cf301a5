import {load, type CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {drawChartInWidth} from '../../markdown/figures/draw-chart';
import {identity} from '../../site/identity';
import {feedContent} from './feed-content';

const formula = (display = '') =>
  `<math ${display}alttext="\\frac{a}{b} &lt; 1"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>`;

const figure = {
  ...{description: 'In words', kind: 'bar' as const, x: {label: 'Name'}, y: {label: 'Number'}},
  series: [
    {
      name: 'one',
      points: [
        ['a', 1],
        ['b', 2],
      ] as Array<[string, number]>,
    },
  ],
};

const contentOf = (text: CheerioAPI) =>
  feedContent(text, 'https://blog.example/', identity.colours.day, (title, width) =>
    drawChartInWidth({...figure, title, emphasis: 'b'}, 'en', width),
  );

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
  expect(contentOf(text).html).toBe(html);
});

test('a chart is drawn from its data, in the colours of the day, as a picture as wide as a text', () => {
  const onPage = '<svg width="100%" height="3em"><title>A</title><path d="M0 0h1z"/></svg>';
  const text = load(
    `<article><figure data-figure="blog/a/data/b.json">${onPage}<figcaption>C</figcaption></figure></article>`,
    null,
    false,
  );
  const {html, drawings} = contentOf(text);
  expect(html).toBe(
    '<figure><img src="https://blog.example/drawing-1.svg" alt="blog/a/data/b.json. In words" width="696" height="81"><figcaption>C</figcaption></figure>',
  );
  const {name, svg} = drawings[0]!;
  expect(name).toBe('drawing-1.svg');
  expect(svg).toContain('viewBox="-16 -16 696 81"');
  expect(svg).toContain(`fill="${identity.colours.day.accent}"`);
});
