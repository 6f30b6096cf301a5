import type {Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {forEachOf} from '../../../site/support/steps';
import {expect, test} from '../../../site/support/test';
import {navbar} from '../../../site/browser/page';

async function choose(page: Page, from: string, to: string): Promise<void> {
  await navbar(page).getByRole('button', {name: from, exact: true}).hover();
  await navbar(page).getByRole('link', {name: to, exact: true}).click();
}

const choices = [
  {from: '/docs/both/?n=1#place', read: '1.0', chosen: 'Next', to: '/docs/next/both/?n=1#place'},
  // Version 1.0 has no such page, so its main doc replaces it.
  {from: '/docs/next/only-next/', read: 'Next', chosen: '1.0', to: '/docs/intro/'},
];

test('the version dropdown leads to the same page of another version, or to its first', async ({
  page,
}) => {
  await forEachOf(
    choices,
    ({from, to}) => `${from} to ${to}`,
    async ({from, read, chosen, to}) => {
      await open(page, from);
      await choose(page, read, chosen);
      await expect(page).toHaveURL(to);
    },
  );
});

test('links lead to docs of the last released version, until a reader chooses another, which is remembered', async ({
  page,
}) => {
  const doc = navbar(page).getByRole('link', {name: 'A doc', exact: true});
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
