import {newestFor, withArchives} from '../../../src/build/feeds/archives';
import {identity} from '../../../src/site/identity';
import {expect, test} from '../test';
import {rgb} from './page';
import {posts, tags} from './site';

const origin = new URL(identity.url).origin;

for (const path of ['/rss.xml', '/atom.xml']) {
  test.describe(`${path} opened in a browser`, () => {
    test('says what it is, and lists the posts as links', async ({page}) => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${identity.title} (feed)`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(identity.title);
      await expect(page.getByText('This is a feed.')).toBeVisible();
      const titles = page.getByRole('heading', {level: 2}).getByRole('link');
      await expect(titles).toHaveCount(withArchives(posts).feed.length);
      await expect(titles.first()).toBeVisible();
      // The addresses are those of the published site, which the tests do not serve.
      const address = await titles.first().getAttribute('href');
      expect(address!.startsWith(`${origin}/`)).toBe(true);
      const answer = await page.request.get(address!.slice(origin.length));
      expect(answer.status()).toBe(200);
    });

    test('shows none of what is meant for feed readers', async ({page}) => {
      await page.goto(path);
      await expect(page.getByText('This is a feed.')).toBeVisible();
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('item > *, entry > *, channel > *, feed > *')]
          .filter((element) => element.getClientRects().length > 0)
          .map(({localName}) => localName),
      );
      expect([...new Set(shown)].sort()).toEqual(
        ['div', path === '/rss.xml' ? 'item' : 'entry'].sort(),
      );
    });

    test('has links that the keyboard reaches', async ({page}) => {
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Read them on the site'})).toBeFocused();
    });

    for (const [mode, {paper, ink}] of [
      ['light', identity.colours.day],
      ['dark', identity.colours.night],
    ] as const) {
      test(`has the site's colours where the system is ${mode}`, async ({page}) => {
        await page.emulateMedia({colorScheme: mode});
        await page.goto(path);
        const colours = await page.evaluate(() => {
          const {backgroundColor, color} = getComputedStyle(document.documentElement);
          return {backgroundColor, color};
        });
        expect(colours).toEqual({backgroundColor: rgb(paper), color: rgb(ink)});
      });
    }

    test('stays inside a narrow window', async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await page.goto(path);
      const {scroll, client} = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll).toBeLessThanOrEqual(client);
    });
  });
}

test('a tag has a feed of its own, which names it', async ({page}) => {
  const {key, name, path} = tags[0]!;
  await page.goto(`${path}rss.xml`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`${name} · ${identity.title}`);
  const tagged = posts.filter((post) => post.tags.includes(key));
  await expect(page.getByRole('heading', {level: 2})).toHaveCount(newestFor(tagged).length);
});
