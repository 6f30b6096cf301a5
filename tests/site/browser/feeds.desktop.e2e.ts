import {identity} from '../../../src/site/identity';
import {expect, test} from '../support/test';
import {rgb, sidewaysScroll} from './page';
import {posts} from '../support/site';
import {at} from '../support/path-to';

for (const path of [at('/rss.xml'), at('/atom.xml')]) {
  test(`${path} opened in a browser says what it is, and which posts it has`, async ({page}) => {
    await page.goto(path);
    const root = page.locator(':root');
    expect(
      await root.evaluate((element) => getComputedStyle(element, '::before').content),
    ).toContain('This is a feed.');
    await expect(page.locator('channel > title, feed > title')).toBeVisible();
    await expect(page.locator('item > title, entry > title').first()).toHaveText(posts[0]!.title);
    await expect(page.locator('item > title, entry > title').first()).toBeVisible();

    await test.step('shows none of what is meant for feed readers', async () => {
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('item > *, entry > *, channel > *, feed > *')]
          .filter((element) => element.getClientRects().length > 0)
          .map(({localName}) => localName),
      );
      expect([...new Set(shown)].sort()).toEqual(
        path === at('/rss.xml')
          ? ['description', 'item', 'title']
          : ['entry', 'subtitle', 'summary', 'title'],
      );
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
        expect(colours).toEqual({backgroundColor: rgb(paper), color: rgb(ink)});
      });
    }

    await test.step('stays inside a narrow window', async () => {
      await page.setViewportSize({width: 320, height: 640});
      expect(await sidewaysScroll(page)).toBe(0);
    });
  });
}
