import {identity} from '../../../src/site/identity';
import {open} from '../live';
import {expect, test} from '../test';
import {footer} from './page';

const columns = {
  Legal: [
    ['Legal notices', '/legal-notices/'],
    ['General Terms & Conditions of Use', '/general-terms-and-conditions-of-use/'],
  ],
  'Find us': [
    ['Official Website', identity.links.website],
    ['Careers', identity.links.careers],
    [identity.links.email, `mailto:${identity.links.email}`],
    ['RSS feed', '/rss.xml'],
    ...(identity.podcast ? ([['Podcast', '/podcast/']] as const) : []),
  ],
  Read: [
    ['Newest posts', '/'],
    ['Archive', '/archive/'],
    ['Tags', '/tags/'],
    ['Authors', '/authors/'],
  ],
} as const;

for (const path of ['/', '/legal/', '/search/']) {
  test(`the foot of ${path} has its columns of links and the copyright line`, async ({page}) => {
    await open(page, path);
    const lists = footer(page).getByRole('list');
    await expect(lists).toHaveCount(Object.keys(columns).length);
    for (const [index, [title, links]] of Object.entries(columns).entries()) {
      await expect(footer(page).getByText(title, {exact: true})).toBeVisible();
      const items = lists.nth(index).getByRole('link');
      await expect(items).toHaveText(links.map(([name]) => new RegExp(`^${name}`)));
      for (const [position, [, target]] of links.entries()) {
        await expect(items.nth(position)).toHaveAttribute('href', target);
      }
    }
    await expect(
      footer(page).getByText(`Copyright © ${identity.copyrightYear} ${identity.company}`),
    ).toBeVisible();
  });
}

test('the feed that the foot links to is there', async ({page}) => {
  await open(page, '/');
  const feed = await page.request.get('/rss.xml');
  expect(feed.status()).toBe(200);
  expect(await feed.text()).toContain('<rss');
});
