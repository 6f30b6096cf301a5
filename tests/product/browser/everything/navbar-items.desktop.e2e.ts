import {open} from '../../../site/support/live';
import {forEachOf} from '../../../site/support/steps';
import {expect, test} from '../../../site/support/test';
import {navbar} from '../../../site/browser/page';

const links = [
  {kind: "a sidebar's first doc", link: 'A sidebar', from: '/', to: '/docs/intro/'},
  {kind: 'a doc of another docs plugin', link: 'Handbook', from: '/', to: '/handbook/start/'},
  {
    kind: 'the main doc of the version being read',
    link: 'A version',
    from: '/docs/next/both/',
    to: '/docs/next/intro/',
  },
];

test('an item leads where it should, of whatever kind it is', async ({page}) => {
  const bar = navbar(page);
  await forEachOf(
    links,
    ({kind, link, from}) => `"${link}" from ${from} to ${kind}`,
    async ({link, from, to}) => {
      await open(page, from);
      await expect(bar.getByRole('emphasis').filter({visible: true})).toHaveText('Some HTML');
      await bar.getByRole('link', {name: link, exact: true}).click();
      await expect(page).toHaveURL(to);
    },
  );
});

test('an item is marked as current where it says so, and nowhere else', async ({page}) => {
  await page.goto('/docs/both/');
  const item = (name: string) => navbar(page).getByRole('link', {name, exact: true});
  await expect(item('By pattern')).toHaveAttribute('aria-current', 'page');
  await expect(item('By path')).toBeVisible();
  await expect(item('By path')).not.toHaveAttribute('aria-current');
});

test('items without a position stand right of those sent to the left', async ({page}) => {
  await page.goto('/');
  const bar = navbar(page);
  const place = async (name: string) =>
    (await bar.getByText(name, {exact: true}).filter({visible: true}).boundingBox())!;
  const last = await place('By pattern');
  for (const name of ['A version', '1.0', 'English']) {
    expect((await place(name)).x, name).toBeGreaterThan(last.x + last.width);
  }
});
