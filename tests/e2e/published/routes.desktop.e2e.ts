import {identity} from '../../../src/site/identity';
import {isLive} from '../live';
import {expect, test} from '../test';
import {heading} from './page';
import {routes} from './site';

for (const {path, title, heading: words} of routes) {
  test(`${path} opens with its own title, heading, description and address`, async ({page}) => {
    const response = await page.goto(path);
    expect(response!.status()).toBe(200);
    await isLive(page);
    await expect(page).toHaveTitle(title);
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).toHaveText(words);
    // Teams need not describe themselves; tests/built/head.test.ts reads the descriptions of those that do.
    if (!path.startsWith('/authors/')) {
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S+ \S+/);
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', identity.url + path);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test('no two pages have the same title', () => {
  const titles = routes.map(({title}) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test.describe('an address of no page', () => {
  test.use({expectedProblems: [/status 404|status of 404/]});

  for (const path of [
    '/nope/',
    '/nope',
    '/tags/nope/',
    '/2024/',
    '/nope.html',
    '/nope/index.html',
  ]) {
    test(`${path} shows the not-found page`, async ({page}) => {
      const response = await page.goto(path);
      expect(response!.status()).toBe(404);
      await isLive(page);
      await expect(heading(page)).toHaveText('Page Not Found');
      await expect(page).toHaveTitle(`Page Not Found | ${identity.title}`);
      await page.getByRole('link', {name: identity.title}).first().click();
      await expect(heading(page)).toHaveText(identity.title);
    });
  }
});
