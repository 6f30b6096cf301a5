import type {Page} from '@playwright/test';
import {clientList} from '../client/files';
import {open} from '../../../site/support/live';
import {countDocuments} from '../../../site/browser/page';
import {expect, test} from '../../../site/support/test';

/** Presses the counter until it reacts: its code is loaded when it comes into view. */
const counts = (page: Page) =>
  expect(async () => {
    await page.getByRole('button', {name: /^Pressed: \d+$/}).click();
    await expect(page.getByRole('button', {name: /^Pressed: [1-9]/})).toBeVisible({timeout: 100});
  }).toPass();

test('a part of a page that is not a post works, also when the page is opened from another', async ({
  page,
}) => {
  await open(page, '/counter/');
  await counts(page);

  await open(page, '/');
  const documents = countDocuments(page);
  await page.getByRole('link', {name: 'A part that works'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A page with a part that works');
  await counts(page);
  expect(documents()).toBe(0);
});

test.describe('where the client cannot be loaded', () => {
  test.use({expectedProblems: [/client\.json|status of 404/]});

  test('a page with a part that needs the client says that it cannot be loaded, and tries again', async ({
    page,
  }) => {
    await page.route(clientList, (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/counter/');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('could not be loaded');
    await page.unrouteAll();
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(notice).toHaveCount(0);
  });
});
