import {expect, test} from 'vitest';
import {pagesOfThreads, threadsOf} from './threads';

test.each([
  ['https://github.com/owner/name/discussions/1', 'GitHub'],
  ['https://news.ycombinator.com/item?id=1', 'Hacker News'],
  ['https://hachyderm.io/@team/112233', 'Mastodon'],
  ['https://www.forum.example/t/a-post/1', 'forum.example'],
  ['https://notgithub.com/a', 'notgithub.com'],
])('%s is a thread on %s', (url, place) => {
  expect(threadsOf({discuss: [url]})).toEqual([{url, place}]);
});

test('an e-mail is not a page', () => {
  const discuss = ['mailto:team@example.com?subject=A%20post', 'https://forum.example/t/1'];
  expect(threadsOf({discuss})[0]).toEqual({url: discuss[0]});
  expect(pagesOfThreads({discuss})).toEqual([discuss[1]]);
});

test('an author may choose the words', () => {
  const discuss = [{url: 'https://forum.example/t/1', label: 'Ask us'}];
  expect(threadsOf({discuss})).toEqual([{...discuss[0], place: 'forum.example'}]);
});

test.each([
  ...['', 'forum.example/t/1', '/t/1', 'https://', 'https://localhost/', 'ftp://forum.example/'],
  ...['javascript:alert(1)', 'mailto:team', 'mailto:a@b.example, c@d.example e', 1, null, {}],
])('%j is not a thread', (one) => {
  expect(threadsOf({discuss: [one]})).toEqual([]);
});
