import {identity} from '../../../src/site/identity';
import {expect, test} from '../support/test';
import {menuButton, navbar} from './page';
import {barPages, posts} from '../support/site';
import {at} from '../support/path-to';

test('the bar stays at the top while the page scrolls, or is away on the way down', async ({
  page,
}) => {
  await page.goto(at('/general-terms-and-conditions-of-use/'));
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const isAway = async () => (await navbar(page).boundingBox())!.y < 0;
  await expect.poll(isAway).toBe(identity.hideOnScroll === true);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await navbar(page).boundingBox())!.y).toBe(0);
});

test('pages are made for a narrow window up to 996 pixels, for a wide one from 997', async ({
  page,
}) => {
  for (const path of [at('/legal-notices/'), posts.at(-1)!.path]) {
    const wideOnly = navbar(page).getByRole('link', {name: barPages[0]!.name, exact: true});
    // Notes of a post are complementary, too, and come before it.
    const list = page.getByRole('complementary').last();
    await page.setViewportSize({width: 996, height: 800});
    await page.goto(path);
    await expect(menuButton(page)).toBeVisible();
    await expect(wideOnly).toBeHidden();
    // The list of posts is below the text in any window; that of the docs is beside it, where there is room.
    await expect(list).toBeVisible({visible: path !== at('/legal-notices/')});

    await page.setViewportSize({width: 997, height: 800});
    await expect(menuButton(page)).toBeHidden();
    await expect(wideOnly).toBeVisible();
    await expect(list).toBeVisible();
  }
});
