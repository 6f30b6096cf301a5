import type {Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';

const report = (page: Page) => page.getByRole('heading', {level: 1, name: 'This page crashed.'});
const tryAgain = (page: Page) => page.getByRole('button', {name: 'Try again'});

// React logs what an error boundary catches; elsewhere such a log fails the test.
test.use({expectedProblems: [/^console error: /]});

test('content that crashes says so inside the layout, can be tried again, and can be left', async ({
  page,
}) => {
  await open(page, '/crash/');
  const content = page.getByRole('heading', {level: 1, name: 'A page that may crash'});
  for (let round = 0; round < 2; round++) {
    await page.getByRole('button', {name: 'Throw'}).click();
    await expect(report(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Thrown on demand');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(content).toBeHidden();

    await tryAgain(page).click();
    await expect(content).toBeVisible();
    await expect(report(page)).toBeHidden();
  }

  await page.getByRole('button', {name: 'Throw'}).click();
  await expect(report(page)).toBeVisible();
  await page.getByRole('link', {name: 'First flat link'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Long page'})).toBeVisible();
  await expect(report(page)).toBeHidden();
});

test('a page without a layout reports its crash, of which nothing else is left', async ({page}) => {
  await open(page, '/bare/');
  const content = page.getByRole('heading', {level: 1, name: 'A page without a layout'});
  await page.getByRole('button', {name: 'Throw'}).click();
  await expect(report(page)).toBeVisible();
  await expect(page).toHaveTitle('This page crashed.');
  await expect(page.getByRole('main')).toContainText('Thrown on demand');
  await expect(content).toBeHidden();

  await tryAgain(page).click();
  await expect(content).toBeVisible();
});
