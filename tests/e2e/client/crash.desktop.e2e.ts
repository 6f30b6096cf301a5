import {expect, test} from '../test';
import {breakPosts, openBroken, ways} from './break-post';
import {heading, sectionOf, shareRead} from '../published/page';
import {posts} from '../published/site';

declare global {
  var isFixed: boolean | undefined;
}

const {title} = posts[0]!;

test.use({expectedProblems: [/The drawing fell off/]});

for (const from of ways) {
  test(`a page that crashes says so and why, and can be tried again (opened from ${from})`, async ({
    page,
  }) => {
    await breakPosts(page);
    await openBroken(page, from, posts[0]!);
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(page.getByText('The drawing fell off')).toBeVisible();
    // Nothing of it is read.
    expect(await shareRead(page)).toBe(0);
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
