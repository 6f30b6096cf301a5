import {open} from '../support/live';
import {pathTo} from '../support/path-to';
import {posts, word} from '../support/site';
import {expect, test} from '../support/test';
import {main} from './page';

const found = posts.filter(({title}) => title.toLowerCase().includes(word));

test('a search shows the best results, and more on demand', async ({page}) => {
  test.skip(found.length < 20, 'Only a blog with many posts has so many results.');
  await open(page, `${pathTo.search}?q=${word}`);
  const results = main(page).locator('ol > li > a');
  await expect(results).toHaveCount(10);
  await main(page).getByRole('button', {name: 'More results'}).click();
  await expect(results).toHaveCount(20);
  await expect(results.nth(10)).toBeFocused();
});
