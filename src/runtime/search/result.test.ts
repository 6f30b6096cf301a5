import {expect, test} from 'vitest';
import {resultOf} from './result';

const found = {url: '/a/', meta: {title: 'A'}, weighted_locations: [], sub_results: []};

test.each([
  ['what matched is marked', 'A <mark>cron</mark> job', 'A <mark>cron</mark> job'],
  [
    'punctuation around it is not',
    'a (<mark>“cron”),</mark> &lt;<mark>b&gt;</mark>',
    'a (“<mark>cron</mark>”), &lt;<mark>b&gt;</mark>',
  ],
  [
    'signs of HTML are text, inside what matched too',
    '&lt;img src=x&gt; & <img> &copy; <mark>Array&lt;T&gt;</mark> it',
    '&lt;img src=x&gt; &amp; &lt;img> &amp;copy; <mark>Array&lt;T&gt;</mark> it',
  ],
  [
    'a sentence of which only a word or two is there is left out',
    'A <mark>cron</mark> job. On',
    'A <mark>cron</mark> job.',
  ],
])('in an excerpt, %s', (_what, excerpt, shown) => {
  expect(resultOf({...found, excerpt})).toContain(`<p class="search-excerpt">${shown}</p>`);
});

test('what only a listing has is set as code', () => {
  const shown = (...weights: number[]) =>
    resultOf({...found, excerpt: 'it', weighted_locations: weights.map((weight) => ({weight}))});
  // The index rounds weights down, and splits that of a name with hyphens among its parts.
  expect(shown(4 / 24, 1 / 24)).toContain('<p class="search-excerpt"><code>it</code></p>');
  expect(shown(4 / 24, 9 / 48)).toContain('<p class="search-excerpt">it</p>');
});

test('of code, a few words around the first that matched are shown', () => {
  const excerpt = `${'before '.repeat(10)}<mark>it</mark>${' after'.repeat(20)}`;
  const shown = resultOf({...found, excerpt, weighted_locations: [{weight: 4 / 24}]});
  expect(shown).toContain(
    `<code>${'before '.repeat(3)}<mark>it</mark>${' after'.repeat(6)}</code>`,
  );
});

test('signs of HTML in titles, names and addresses are text', () => {
  const html = resultOf({
    ...found,
    url: '/a/?"><i>',
    meta: {title: 'What Array<T> is', team: '<b>R&D</b>'},
    excerpt: '',
    sub_results: [{title: '<b>', url: '/a/#"<b>', anchor: {}}],
  });
  expect(html).toContain(
    '<a href="/a/?&quot;>&lt;i>" class="search-title">What Array&lt;T&gt; is</a>',
  );
  expect(html).toContain('<span>&lt;b&gt;R&amp;D&lt;/b&gt;</span>');
  expect(html).toContain('<a href="/a/#&quot;&lt;b>">&lt;b&gt;</a>');
});
