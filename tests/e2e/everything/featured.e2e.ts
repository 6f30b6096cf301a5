import {open} from '../live';
import {expect, test} from '../test';

for (const mode of ['light', 'dark'] as const) {
  test(
    `a featured post stays on the front of the blog, and none is there twice, in ${mode}`,
    {tag: mode === 'light' ? [] : '@desktop'},
    async ({page}) => {
      await page.emulateMedia({colorScheme: mode});
      await open(page, '/blog/');
      const featured = page.getByRole('region', {name: 'Featured'});
      await expect(featured.getByRole('heading', {name: 'Pictures'})).toBeVisible();
      await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText([
        ...['The second part', 'The first part', 'A post'],
        'Pictures',
      ]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
      await featured.getByRole('link', {name: 'Pictures'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Pictures');
    },
  );
}

test('its second page has no featured posts of its own', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/blog/page/2/');
  await expect(page.getByRole('heading', {name: 'Pictures'})).toBeVisible();
  await expect(page.getByRole('region', {name: 'Featured'})).toHaveCount(0);
});
