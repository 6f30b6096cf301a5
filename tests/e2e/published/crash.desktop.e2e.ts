import {open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {breakPosts} from './break-post';
import {heading, main, sectionOf} from './page';
import {posts} from './site';
import {use} from '../../support/use-page';

declare global {
  var isFixed: boolean | undefined;
}

const {path, title} = posts[0]!;

test.use({expectedProblems: [/The drawing fell off/]});

for (const from of ['the address bar', 'a link']) {
  test(`a page that crashes says so and why, and can be tried again (opened from ${from})`, async ({
    page,
  }) => {
    await breakPosts(page);
    if (from === 'a link') {
      await open(page, pathTo.search);
      await main(page).getByRole('link', {name: title, exact: true}).click();
    } else {
      await page.goto(path);
      await use(page);
    }
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(page.getByText('The drawing fell off')).toBeVisible();
    // The rest of the site stays within reach.
    await expect(page.getByRole('contentinfo')).toBeVisible();

    const tryAgain = page.getByRole('button', {name: 'Try again'});
    await tryAgain.click();
    await expect(heading(page)).toHaveText('This page crashed.');

    await page.evaluate(() => {
      globalThis.isFixed = true;
    });
    await tryAgain.click();
    await expect(heading(page)).toHaveText(title);
    await expect(sectionOf(page, posts[0]!)).toBeVisible();
  });
}
