import {expect, test} from 'vitest';
import {resultOf} from './result';

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
])('in an excerpt, %s', (_what, excerpt, shown) => {
  const html = resultOf({url: '/a/', meta: {title: 'A'}, excerpt, sub_results: []});
  expect(html).toContain(`<p class="search-excerpt">${shown}</p>`);
});

test('signs of HTML in titles, names and addresses are text', () => {
  const html = resultOf({
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
