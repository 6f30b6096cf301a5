import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {repository} from '../../../site/support/docusaurus';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';

const corrected = '/blog/2024/02/02/second-part/';
const unchanged = '/blog/2024/02/01/first-part/';

const read = (path: string) =>
  readFileSync(join(repository, 'tests/product/fixtures/everything/build', path), 'utf8');

test('a corrected post says so and when, and leads to all its changes; another says nothing', async ({
  page,
}) => {
  await open(page, corrected);
  const main = page.getByRole('main');
  const facts = main.locator('header').getByRole('listitem');
  await expect(facts.nth(0)).toHaveText('2 February 2024');
  const changed = facts.filter({hasText: 'changed'});
  await expect(changed).toHaveText('changed 6 May 2024');
  await expect(changed.getByRole('link', {name: '6 May 2024'})).toHaveAttribute(
    'href',
    '#post-changes',
  );
  const notice = main.getByRole('note').filter({hasText: 'It said that it came third.'});
  await expect(notice).toContainText('Correction, 2 April 2024:');
  await expect(main.getByRole('note')).toHaveCount(1);
  await notice.getByRole('link', {name: 'What has changed'}).click();
  await expect(main.getByRole('heading', {name: 'What has changed'})).toBeInViewport();
  await expect(main.locator('h2:text("What has changed") + ul').getByRole('listitem')).toHaveText([
    'Update, 6 May 2024: There is no third part any more.',
    'Correction, 2 April 2024: It said that it came third.',
    'Correction, 1 March 2024: It said that it came first.',
  ]);

  await open(page, unchanged);
  await expect(main.locator('header')).not.toContainText('changed');
  await expect(main.getByRole('note')).toHaveCount(0);
  await expect(page.getByText('What has changed')).toHaveCount(0);
});

test('whoever asks a machine when a post changed gets the same answer', () => {
  const day = '2024-05-06';
  const page = read(`${corrected}index.html`);
  expect(page).toMatch(new RegExp(`article:modified_time"? content="?${day}`));
  const {items} = JSON.parse(read('blog/feed.json')) as {
    items: Array<{url: string; date_modified: string}>;
  };
  const item = items.find(({url}) => url.endsWith(corrected));
  expect(item?.date_modified).toBe(`${day}T00:00:00.000Z`);
  const entry = load(read('blog/atom.xml'), {xml: true})('entry').filter((_, one) =>
    load(one, {xml: true})('id').text().endsWith(corrected),
  );
  expect(entry.children('updated').text()).toBe(`${day}T00:00:00.000Z`);
});

test('feeds and the Markdown of a post say what has changed', () => {
  for (const file of ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']) {
    expect(read(file)).toContain('There is no third part any more.');
    expect(read(file)).toContain('It said that it came first.');
  }
  const markdown = read('blog/2024/02/02/second-part.md');
  expect(markdown).toContain('> **Correction, 2 April 2024:** It said that it came third.');
  expect(markdown).toContain('## What has changed\n\n- **Update, 6 May 2024:**');
});
