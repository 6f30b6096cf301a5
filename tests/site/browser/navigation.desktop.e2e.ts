import {identity} from '../../../src/site/identity';
import {open} from '../support/live';
import {expect, test} from '../support/test';
import {heading} from './page';
import {posts} from '../support/site';
import {at} from '../support/path-to';

test('back and forward return to where the reader was on the page', async ({page}) => {
  test.skip(posts.length < 3, 'The list is too short to be scrolled.');
  const position = () => page.evaluate(() => scrollY);
  const near = (target: number) =>
    expect.poll(async () => Math.abs((await position()) - target)).toBeLessThan(20);
  await open(page, at('/'));
  const link = page.getByRole('article').nth(2).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const onFirst = await position();
  expect(onFirst).toBeGreaterThan(200);
  const title = await link.innerText();
  await link.click();
  await expect(heading(page)).toHaveText(title);
  // A new page begins at its top.
  await near(0);
  await page.evaluate(() => {
    scrollTo(0, 500);
  });
  await near(500);

  await page.goBack();
  await expect(heading(page)).toHaveText(identity.title);
  await near(onFirst);
  await page.goForward();
  await expect(heading(page)).toHaveText(title);
  await near(500);
});
