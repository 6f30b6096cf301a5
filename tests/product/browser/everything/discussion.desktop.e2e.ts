import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from '../../../site/support/docusaurus';
import {isAtRest, open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';

const discussed = '/blog/2024/02/02/second-part/';
const read = (path: string) =>
  readFileSync(join(repository, 'tests/product/fixtures/everything/build', path), 'utf8');

const threads = [
  'https://github.com/company/blog/discussions/1',
  'https://social.example/@company/112233',
  'https://forum.example/t/1',
];

test('a post ends with links to where it is discussed, and asks nobody there', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await open(page, discussed);
  const main = page.getByRole('main');
  for (const [name, address] of Object.entries({
    'Discuss on GitHub': threads[0]!,
    'Discuss on Mastodon': threads[1]!,
    'Ask us on the forum': threads[2]!,
    'Discuss by mail': 'mailto:team@company.example',
  })) {
    await expect(main.getByRole('link', {name})).toHaveAttribute('href', address);
  }
  await main.getByRole('link', {name: 'Discuss on GitHub'}).hover();
  await isAtRest(page);
  expect(new Set(asked)).toEqual(new Set([baseURL]));
});

test('a post that nobody discusses has no such links', async ({page}) => {
  await page.goto('/blog/2024/02/01/first-part/');
  await expect(page.getByRole('link', {name: /^Discuss/})).toHaveCount(0);
  expect(read('blog/2024/02/01/first-part.md')).not.toContain('discuss:');
});

test('feeds and the Markdown name the threads', () => {
  expect(read('blog/rss.xml').match(/<comments>.*<\/comments>/g)).toEqual([
    `<comments>${threads[0]}</comments>`,
  ]);
  expect(read('blog/atom.xml').match(/rel="replies"/g)).toHaveLength(threads.length);
  const list = [...threads, 'mailto:team@company.example'].map((url) => `  - ${url}\n`);
  expect(read('blog/2024/02/02/second-part.md')).toContain(`discuss:\n${list.join('')}`);
});
