import {identity} from '../../../src/site/identity';
import {open} from '../live';
import {expect, test} from '../test';
import {menuButton, navbar} from './page';
import {posts} from './site';

test('the bar stays at the top while the page scrolls', async ({page}) => {
  await open(page, '/general-terms-and-conditions-of-use/');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect.poll(async () => (await navbar(page).boundingBox())!.y).toBe(0);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await navbar(page).boundingBox())!.y).toBe(0);
});

for (const {name, target} of [
  {name: 'Official Website', target: identity.links.website},
  {name: 'Join us', target: identity.links.careers},
]) {
  test(`the right side of the bar links to ${name}`, async ({page}) => {
    await open(page, '/');
    const link = navbar(page).getByRole('link', {name});
    await expect(link).toHaveAttribute('href', target);
    // Another site opens in its own tab, and has no access to this one.
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    expect((await link.boundingBox())!.x).toBeGreaterThan(1280 / 2);
  });
}

for (const [name, target, words] of [
  ['Archive', '/archive/', 'Archive'],
  ['Tags', '/tags/', 'Tags'],
  ['Authors', '/authors/', 'Authors'],
  ...(identity.podcast ? ([['Podcast', '/podcast/', 'Podcast']] as const) : []),
  [identity.title, '/', identity.title],
] as const) {
  test(`the bar leads to ${target}`, async ({page}) => {
    await open(page, '/legal/');
    await navbar(page).getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words);
  });
}

for (const path of ['/', '/legal-notices/', posts.at(-1)!.path]) {
  test(`${path} is made for a narrow window up to 996 pixels, for a wide one from 997`, async ({
    page,
  }) => {
    const wideOnly = navbar(page).getByRole('link', {name: 'Join us'});
    await page.setViewportSize({width: 996, height: 800});
    await open(page, path);
    await expect(menuButton(page)).toBeVisible();
    await expect(wideOnly).toBeHidden();
    // The list of posts is below the text in any window; that of the docs is beside it, where there is room.
    await expect(page.getByRole('complementary')).toBeVisible({
      visible: path !== '/legal-notices/',
    });

    await page.setViewportSize({width: 997, height: 800});
    await expect(menuButton(page)).toBeHidden();
    await expect(wideOnly).toBeVisible();
    await expect(page.getByRole('complementary')).toBeVisible();
  });
}
