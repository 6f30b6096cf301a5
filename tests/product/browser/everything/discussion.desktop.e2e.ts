import {isAtRest, open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {main} from '../../../site/browser/page';

const threads = [
  'https://github.com/company/blog/discussions/1',
  'https://social.example/@company/112233',
  'https://forum.example/t/1',
];

test('a post ends with links to where it is discussed, and asks nobody there; another has none', async ({
  page,
}) => {
  // A request to another origin fails any test.
  await open(page, '/blog/2024/02/02/second-part/');
  for (const [name, address] of Object.entries({
    'Discuss on GitHub': threads[0]!,
    'Discuss on Mastodon': threads[1]!,
    'Ask us on the forum': threads[2]!,
    'Discuss by mail': 'mailto:team@company.example',
  })) {
    await expect(main(page).getByRole('link', {name})).toHaveAttribute('href', address);
  }
  await main(page).getByRole('link', {name: 'Discuss on GitHub'}).hover();
  await isAtRest(page);
  await page.goto('/blog/2024/02/01/first-part/');
  await expect(page.getByRole('link', {name: /^Discuss/})).toHaveCount(0);
});

test('feeds and the Markdown name the threads', async ({request}) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect((await read('/blog/rss.xml')).match(/<comments>.*<\/comments>/g)).toEqual([
    `<comments>${threads[0]}</comments>`,
  ]);
  expect((await read('/blog/atom.xml')).match(/rel="replies"/g)).toHaveLength(threads.length);
  const list = [...threads, 'mailto:team@company.example'].map((url) => `  - ${url}\n`);
  expect(await read('/blog/2024/02/02/second-part.md')).toContain(`discuss:\n${list.join('')}`);
});
