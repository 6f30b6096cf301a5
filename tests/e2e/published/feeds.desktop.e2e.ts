import {withArchives} from '../../../src/build/feeds/archives';
import {identity} from '../../../src/site/identity';
import {expect, test} from '../test';
import {rgb} from './page';
import {posts} from './site';

const origin = new URL(identity.url).origin;

for (const path of ['/rss.xml', '/atom.xml']) {
  test(`${path} opened in a browser is a page that says what it is`, async ({page}) => {
    await page.goto(path);
    await test.step('says what it is, and lists the posts as links', async () => {
      await expect.soft(page).toHaveTitle(`${identity.title} (feed)`);
      await expect.soft(page.getByRole('heading', {level: 1})).toHaveText(identity.title);
      await expect.soft(page.getByText('This is a feed.')).toBeVisible();
      const titles = page.getByRole('heading', {level: 2}).getByRole('link');
      await expect.soft(titles).toHaveCount(withArchives(posts).feed.length);
      await expect.soft(titles.first()).toBeVisible();
      // The addresses are those of the published site, which the tests do not serve.
      const address = await titles.first().getAttribute('href');
      expect.soft(address!.startsWith(`${origin}/`)).toBe(true);
      const answer = await page.request.get(address!.slice(origin.length));
      expect.soft(answer.status()).toBe(200);
    });

    await test.step('shows none of what is meant for feed readers', async () => {
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('item > *, entry > *, channel > *, feed > *')]
          .filter((element) => element.getClientRects().length > 0)
          .map(({localName}) => localName),
      );
      expect
        .soft([...new Set(shown)].sort())
        .toEqual(['div', path === '/rss.xml' ? 'item' : 'entry'].sort());
    });

    await test.step('has links that the keyboard reaches', async () => {
      await page.keyboard.press('Tab');
      await expect.soft(page.getByRole('link', {name: 'Read them on the site'})).toBeFocused();
    });

    for (const [mode, {paper, ink}] of [
      ['light', identity.colours.day],
      ['dark', identity.colours.night],
    ] as const) {
      await test.step(`has the site's colours where the system is ${mode}`, async () => {
        await page.emulateMedia({colorScheme: mode});
        await page.goto(path);
        const colours = await page.evaluate(() => {
          const {backgroundColor, color} = getComputedStyle(document.documentElement);
          return {backgroundColor, color};
        });
        expect.soft(colours).toEqual({backgroundColor: rgb(paper), color: rgb(ink)});
      });
    }

    await test.step('stays inside a narrow window', async () => {
      await page.setViewportSize({width: 320, height: 640});
      const {scroll, client} = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect.soft(scroll).toBeLessThanOrEqual(client);
    });
  });
}
