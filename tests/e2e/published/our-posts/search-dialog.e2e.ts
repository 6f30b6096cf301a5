import type {Page} from '@playwright/test';
import {open} from '../../live';
import {expect, test} from '../../test';
import {heading, main, navbar, openSearch, searchDialog} from '../page';
import {posts, tags} from '../site';

const cron = posts.find(({title}) => title.startsWith('Cron'))!;
const field = (page: Page) => searchDialog(page).getByRole('searchbox');
const results = (page: Page) => searchDialog(page).locator('ol > li > a');
const count = (page: Page) => searchDialog(page).getByRole('status');
const link = (page: Page) => navbar(page).getByRole('link', {name: 'Search', exact: true});

test('from a key to a post with the keyboard alone', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/archive/');
  await openSearch(page, '/');
  await page.keyboard.type('daylight cron');
  await expect(results(page).first()).toHaveText(cron.title);
  await expect(count(page)).toHaveText(/^\d+ results|One result$/);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(cron.title);
  await expect(searchDialog(page)).toBeHidden();
});

test(
  'arrow keys step from result to result, and Tab reaches the sections between them',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, '/archive/');
    await openSearch(page, '/');
    await page.keyboard.type('time');
    const [first, second] = [results(page).first(), results(page).nth(1)];
    await expect(second).toBeVisible();
    const section = searchDialog(page).locator('ol > li').first().locator('li a').first();
    await expect(section).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(first).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(section).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(first).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeFocused();
    await results(page).last().focus();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).last()).toBeFocused();
  },
);

test('Escape closes it, and the reader is where they were', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/archive/');
  const post = main(page).getByRole('link').first();
  await post.focus();
  for (const words of ['', 'cron']) {
    await openSearch(page);
    await page.keyboard.type(words);
    await expect(field(page)).toHaveValue(words);
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toBeHidden();
    await expect(post).toBeFocused();
  }
});

test('a press of the link opens it over the page, and Close or a press beside it closes it', async ({
  page,
}) => {
  await open(page, '/archive/');
  await openSearch(page);
  await page.keyboard.press('Escape');
  await link(page).click();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/archive/');
  await searchDialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(searchDialog(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
});

test('a slash in a field is a slash', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/search/');
  const pageField = main(page).getByRole('searchbox');
  await pageField.pressSequentially('a/b');
  await expect(pageField).toHaveValue('a/b');
  await expect(searchDialog(page)).toBeHidden();
});

test('on the search page the keys lead to its field', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/search/');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(main(page).getByRole('searchbox')).toBeFocused({timeout: 500});
  }).toPass();
  await expect(main(page).getByRole('searchbox')).toHaveValue('');
  await expect(searchDialog(page)).toBeHidden();
});

test('a tag and a year narrow what is found', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/archive/');
  await openSearch(page);
  const tag = tags.find(({key}) => key === cron.tags[0])!.name;
  await searchDialog(page).getByLabel('Tag').selectOption(tag);
  await searchDialog(page).getByLabel('Year').selectOption(cron.year);
  await expect(results(page)).toHaveText(
    posts
      .filter((post) => post.year === cron.year && post.tags.includes(cron.tags[0]!))
      .map(({title}) => title),
  );
});

test(
  'Enter in the field opens all results on their page, with the choices made',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, '/archive/');
    await openSearch(page);
    await searchDialog(page).getByLabel('Year').selectOption(cron.year);
    await field(page).fill('cron');
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/search/?q=cron&year=${cron.year}`);
    await expect(searchDialog(page)).toBeHidden();
  },
);

test(
  'a misspelt word is put right, and one without a like finds nothing',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, '/archive/');
    await openSearch(page);
    await page.keyboard.type('daylite');
    await expect(count(page)).toHaveText(/“daylight”$/);
    await expect(results(page).first()).toHaveText(cron.title);
    await field(page).fill('xyzzy');
    await expect(count(page)).toHaveText('0 results');
    await expect(results(page)).toHaveCount(0);
    // The newest posts stand in their place, as near to the keys.
    await field(page).press('ArrowDown');
    await expect(searchDialog(page).getByRole('link', {name: posts[0]!.title})).toBeFocused();
  },
);

test(
  'closed and at once opened again, it is empty and searches',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, '/archive/');
    await openSearch(page);
    await page.keyboard.type('terraform');
    await expect(results(page).first()).toBeVisible();
    await searchDialog(page)
      .getByRole('button', {name: 'Close'})
      .evaluate((close: HTMLElement) => {
        close.click();
        // The dialog's `close` event comes later.
        document.querySelector<HTMLElement>('.theme-search')!.click();
      });
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type('cron');
    await expect(field(page)).toHaveValue('cron');
    await expect(results(page).first()).toHaveText(cron.title);
  },
);
