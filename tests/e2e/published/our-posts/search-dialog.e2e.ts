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

/** Waits until a press of the navbar's link opens the search; before that, it leads to the search page. */
async function searchListens(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', {name: 'Search', includeHidden: true})).toBeAttached();
}

test('from a key to a post with the keyboard alone', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/archive/');
  await openSearch(page, '/');
  await page.keyboard.type('daylite cron');
  await expect(count(page)).toHaveText(/“daylight cron”$/);
  await expect(results(page).first()).toHaveText(cron.title);

  // Arrow keys step from result to result, and Tab reaches the sections between them.
  await field(page).fill('time');
  // Until then, the former results stand.
  await expect(count(page)).toHaveText(/^\d+ results$/);
  const [first, second] = [results(page).first(), results(page).nth(1)];
  await expect(second).toBeVisible();
  const section = searchDialog(page).locator('ol > li').first().locator('li a').first();
  await expect(section).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(section).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await results(page).last().focus();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).last()).toBeFocused();

  // Where nothing is found, the newest posts stand in its place, as near to the keys.
  await field(page).fill('xyzzy');
  await expect(count(page)).toHaveText('0 results');
  await expect(results(page)).toHaveCount(0);
  await field(page).press('ArrowDown');
  await expect(searchDialog(page).getByRole('link', {name: posts[0]!.title})).toBeFocused();

  await field(page).fill('daylight cron');
  await expect(results(page).first()).toHaveText(cron.title);
  await field(page).press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(cron.title);
  await expect(searchDialog(page)).toBeHidden();
});

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
  await searchListens(page);
  await link(page).click();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/archive/');
  await searchDialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(searchDialog(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
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

test(
  'a tag and a year narrow what is found, and Enter opens all results on their page',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, '/archive/');
    await openSearch(page);
    const {key, name} = tags.find((one) => one.key === cron.tags[0])!;
    await searchDialog(page).getByLabel('Tag').selectOption(name);
    await searchDialog(page).getByLabel('Year').selectOption(cron.year);
    await expect(results(page)).toHaveText(
      posts
        .filter((post) => post.year === cron.year && post.tags.includes(key))
        .map(({title}) => title),
    );
    await field(page).fill('cron');
    await field(page).press('Enter');
    await expect(page).toHaveURL(
      `/search/?q=cron&tag=${name.replaceAll(' ', '+')}&year=${cron.year}`,
    );
    await expect(searchDialog(page)).toBeHidden();
  },
);
