import {open} from '../live';
import {expect, test} from '../test';
import {main} from './page';
import {lists, posts} from './site';

for (const path of [...lists, posts[0]!.path]) {
  test(`${path} says how long each post takes to read`, async ({page}) => {
    await open(page, path);
    const articles = main(page).getByRole('article');
    const count = await articles.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      await expect(articles.nth(index).getByText(/\b\d+ min read/)).toBeVisible();
    }
  });
}

for (const path of ['/legal/', '/legal-notices/', '/general-terms-and-conditions-of-use/']) {
  test(`${path} says when it was last updated`, async ({page}) => {
    await open(page, path);
    await expect(main(page).getByText(/Last updated on/)).toBeVisible();
    await expect(main(page).getByRole('time')).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
  });
}
