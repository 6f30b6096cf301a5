import {open} from '../live';
import {expect, test} from '../test';

test('a featured post stays on the front of the blog, and none is there twice', async ({page}) => {
  await open(page, '/blog/');
  const featured = page.getByRole('region', {name: 'Featured'});
  await expect(featured.getByRole('heading', {name: 'Pictures'})).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText([
    ...['The second part', 'The first part', 'A post'],
    'Pictures',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  await featured.getByRole('link', {name: 'Pictures'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Pictures');

  // The second page has no featured posts of its own.
  await page.goto('/blog/page/2/');
  await expect(page.getByRole('heading', {name: 'Pictures'})).toBeVisible();
  await expect(featured).toHaveCount(0);
});
