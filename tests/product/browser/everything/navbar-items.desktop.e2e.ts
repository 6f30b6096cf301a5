import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {navbar} from '../../../site/browser/page';

test('an item leads where it should, of whatever kind it is', async ({page}) => {
  for (const [name, from, to] of [
    ['A sidebar', '/', '/docs/intro/'],
    ['Handbook', '/', '/handbook/start/'],
    // In the version being read.
    ['A version', '/docs/next/both/', '/docs/next/intro/'],
  ] as const) {
    await open(page, from);
    await navbar(page).getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(to);
  }
  const html = navbar(page).getByRole('emphasis').filter({visible: true});
  await expect(html).toHaveText('Some HTML');
});

test('an item is marked as current where it says so, and nowhere else', async ({page}) => {
  await page.goto('/docs/both/');
  const item = (name: string) => navbar(page).getByRole('link', {name, exact: true});
  await expect(item('By pattern')).toHaveAttribute('aria-current', 'page');
  await expect(item('By path')).toBeVisible();
  await expect(item('By path')).not.toHaveAttribute('aria-current');
});
