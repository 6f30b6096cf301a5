import {identity} from '../../../src/site/identity';
import {open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {footer} from './page';
import {footColumns} from './site';

for (const path of ['/', '/legal/', pathTo.search]) {
  test(
    `the foot of ${path} has its columns of links and the copyright line`,
    {tag: path === '/' ? [] : '@desktop'},
    async ({page}) => {
      await open(page, path);
      const lists = footer(page).getByRole('list');
      await expect(lists).toHaveCount(footColumns.length);
      for (const [index, {title, links}] of footColumns.entries()) {
        await expect(footer(page).getByText(title, {exact: true})).toBeVisible();
        const items = lists.nth(index).getByRole('link');
        await expect(items).toHaveText(
          links.map(({name}) => new RegExp(`^${name.replace(/\W/g, '\\$&')}`)),
        );
        for (const [position, {target}] of links.entries()) {
          await expect(items.nth(position)).toHaveAttribute('href', target);
        }
      }
      await expect(
        footer(page).getByText(`Copyright © ${identity.copyrightYear} ${identity.company}`),
      ).toBeVisible();
    },
  );
}

test('the feed that the foot links to is there', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/');
  const feed = await page.request.get('/rss.xml');
  expect(feed.status()).toBe(200);
  expect(await feed.text()).toContain('<rss');
});
