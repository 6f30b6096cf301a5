import type {Page} from '@playwright/test';
import {open} from '../live';
import {expect, test} from '../test';
import {heading, main} from './page';
import {posts} from './site';

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => main(page).getByRole('listitem').getByRole('link');
const count = (page: Page) => main(page).getByRole('status');

const titlesWith = (words: RegExp) =>
  posts.filter(({title}) => words.test(title)).map(({title}) => title);

test('without a query all posts are listed', async ({page}) => {
  await open(page, '/search/');
  await expect(results(page)).toHaveText(posts.map(({title}) => title));
  await expect(count(page)).toHaveText(`${posts.length} posts found`);
});

test('typing finds posts, says how many, and puts the query into the address', async ({page}) => {
  await open(page, '/search/');
  await field(page).pressSequentially('terraform');
  await expect(field(page)).toHaveValue('terraform');
  await expect(results(page)).toHaveText(titlesWith(/Terraform/));
  await expect(count(page)).toHaveText('One post found');
  await expect(page).toHaveURL('/search/?q=terraform');

  await field(page).clear();
  await expect(results(page)).toHaveCount(posts.length);
  await expect(page).toHaveURL('/search/');
});

test('words can be typed in the middle of others', async ({page}) => {
  await open(page, '/search/?q=cron');
  await expect(field(page)).toHaveValue('cron');
  await field(page).press('Home');
  await field(page).pressSequentially('saving ');
  await expect(field(page)).toHaveValue('saving cron');
  await expect(results(page)).toHaveText(titlesWith(/^Cron/));
});

test('an address with a query opens with its results', async ({page}) => {
  await open(page, '/search/?q=HYDRATION');
  await expect(field(page)).toHaveValue('HYDRATION');
  await expect(results(page)).toHaveText(titlesWith(/hydration/));
});

test('a query may hold signs that addresses give a meaning to', async ({page}) => {
  await open(page, '/search/');
  await field(page).pressSequentially('a&b=c #d +e');
  await expect(field(page)).toHaveValue('a&b=c #d +e');
  await page.reload();
  await expect(field(page)).toHaveValue('a&b=c #d +e');
});

test('a query that no post matches says so', async ({page}) => {
  await open(page, '/search/');
  await field(page).fill('xyzzy');
  await expect(results(page)).toHaveCount(0);
  await expect(count(page)).toHaveText('0 posts found');
});

test('back returns from a found post to the results, and then to the page before', async ({
  page,
}) => {
  await open(page, '/archive/');
  await page.getByRole('link', {name: 'Search', exact: true}).click();
  await expect(heading(page)).toHaveText('Search');
  await field(page).pressSequentially('cron');
  await expect(results(page)).toHaveCount(titlesWith(/Cron/).length);
  await results(page).first().click();
  await expect(heading(page)).toHaveText(titlesWith(/Cron/)[0]!);

  await page.goBack();
  await expect(page).toHaveURL('/search/?q=cron');
  await expect(field(page)).toHaveValue('cron');
  await expect(results(page)).toHaveText(titlesWith(/Cron/));
  // What was typed letter by letter is one step.
  await page.goBack();
  await expect(heading(page)).toHaveText('Archive');
});

test('the link to the search page begins a new search, and back returns to the old', async ({
  page,
}) => {
  await open(page, '/search/');
  await field(page).pressSequentially('cron');
  await page.getByRole('link', {name: 'Search', exact: true}).click();
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(posts.length);
  await page.goBack();
  await expect(field(page)).toHaveValue('cron');
  await expect(results(page)).toHaveText(titlesWith(/Cron/));
});

test('Enter in the field changes nothing', async ({page}) => {
  await open(page, '/search/');
  await field(page).fill('cron');
  await field(page).press('Enter');
  await expect(results(page)).toHaveText(titlesWith(/Cron/));
  await expect(page).toHaveURL('/search/?q=cron');
});
