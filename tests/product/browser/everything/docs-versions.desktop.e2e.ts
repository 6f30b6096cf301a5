import type {Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {navbar} from '../../../site/browser/page';

async function choose(page: Page, from: string, to: string): Promise<void> {
  await navbar(page).getByRole('button', {name: from, exact: true}).hover();
  await navbar(page).getByRole('link', {name: to, exact: true}).click();
}

test('the version dropdown leads to the same page of another version, or to its first, and the choice is remembered', async ({
  page,
}) => {
  const doc = navbar(page).getByRole('link', {name: 'A doc', exact: true});
  await open(page, '/docs/both/?n=1#place');
  await choose(page, '1.0', 'Next');
  await expect(page).toHaveURL('/docs/next/both/?n=1#place');
  await open(page, '/docs/next/only-next/');
  await choose(page, 'Next', '1.0');
  await expect(page).toHaveURL('/docs/intro/');
  await open(page, '/long/');
  await expect(doc).toHaveAttribute('href', '/docs/intro/');

  // Without React, too.
  await page.goto('/docs/both/');
  await choose(page, '1.0', 'Next');
  await expect(page).toHaveURL('/docs/next/both/');
  await open(page, '/long/');
  await doc.click();
  await expect(page).toHaveURL('/docs/next/intro/');
});
