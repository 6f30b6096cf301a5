import type {Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {heading, main, openSearch} from '../../../site/browser/page';
import {postOf} from './path-of';

const field = (page: Page) => page.getByRole('searchbox');
/** The titles; links to parts of a text are in a nested list. */
const results = (page: Page) => main(page).locator('ol > li > a');
const count = (page: Page) => main(page).getByRole('status');

const titleOf = (slug: string) => postOf(slug).title;
const cron = 'cron-meets-daylight-saving-time';
const terraform = 'a-site-without-servers-in-terraform';
/** The status when there are results. */
const some = /^(One result|\d+ results)$/;

test('typing finds posts, says how many, and puts the query into the address', async ({page}) => {
  await open(page, '/search/');
  await expect(count(page)).toBeEmpty();

  await field(page).pressSequentially('terraform');
  await expect(field(page)).toHaveValue('terraform');
  await expect(results(page).first()).toHaveText(titleOf(terraform));
  await expect(count(page)).toHaveText(some);
  await expect(page).toHaveURL('/search/?q=terraform');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search/?q=terraform');

  // Words can be typed in the middle of others.
  await field(page).fill('cron');
  await field(page).press('Home');
  await field(page).pressSequentially('saving ');
  await expect(field(page)).toHaveValue('saving cron');
  await expect(results(page).first()).toHaveText(titleOf(cron));

  // A query may hold signs that addresses give a meaning to.
  const signs = 'a&b=c #d +e';
  await field(page).fill(signs);
  // The browser hears of a new address a moment after the page has set it, and reloads what it knows.
  await expect(page).toHaveURL(({searchParams}) => searchParams.get('q') === signs);
  await page.reload();
  await expect(field(page)).toHaveValue(signs);

  await field(page).clear();
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL('/search/');
});

test('a browser that allows no more changes of the address still searches, for as much as an address can hold', async ({
  page,
}) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
  });
  await open(page, `/search/?q=${'cron '.repeat(300)}`);
  await expect(field(page)).toHaveValue('cron '.repeat(40));
  await expect(results(page).first()).toHaveText(titleOf(cron));
  await field(page).fill('terraform');
  await field(page).press('Enter');
  await expect(results(page).first()).toHaveText(titleOf(terraform));
});

test('where nothing is found, or little, it says so and leads to tags and the newest posts', async ({
  page,
}) => {
  await open(page, '/search/?q=xyzzy');
  await expect(results(page)).toHaveCount(0);
  await expect(count(page)).toContainText('No text has all of these words.');
  const newest = main(page).getByRole('heading', {name: 'The newest posts'});
  await expect(newest).toBeVisible();
  await field(page).fill('tests');
  await expect(newest).toBeHidden();
  await field(page).fill('daylight');
  await expect(results(page)).toHaveCount(1);
  await expect(newest).toBeVisible();
  await field(page).fill('xyzzy');
  // Then the tags are where they stay.
  await expect(results(page)).toHaveCount(0);
  await main(page).getByRole('link', {name: 'Scheduling', exact: true}).click();
  await expect(heading(page)).toHaveText('Scheduling');
});

test('back returns from a found post to the results, and then to the page before', async ({
  page,
}) => {
  await open(page, '/archive/');
  await openSearch(page);
  await page.keyboard.type('cron');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Search');
  await expect(results(page).first()).toHaveText(titleOf(cron));
  await field(page).press('End');
  await field(page).pressSequentially(' daylight');
  await expect(page).toHaveURL('/search/?q=cron+daylight');
  await expect(results(page).first()).toHaveText(titleOf(cron));
  await results(page).first().click();
  await expect(heading(page)).toHaveText(titleOf(cron));

  await page.goBack();
  await expect(page).toHaveURL('/search/?q=cron+daylight');
  await expect(field(page)).toHaveValue('cron daylight');
  await expect(results(page).first()).toHaveText(titleOf(cron));
  // Typing letter by letter counts as one step in the history.
  await page.goBack();
  await expect(heading(page)).toHaveText('Archive');
});
