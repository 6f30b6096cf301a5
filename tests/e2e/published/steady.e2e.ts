import type {Page} from '@playwright/test';
import {expect, test} from '../test';
import {posts, tags} from './site';

declare global {
  var shifts: string[] | undefined;
}

/** Notes everything that moves on its own, from the first frame on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    globalThis.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<
        PerformanceEntry & {value: number; sources: Array<{node: Node | null}>}
      >) {
        const moved = entry.sources.map(({node}) => node?.textContent?.trim().slice(0, 40));
        shifts.push(`${entry.value}: ${moved.join(' | ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

const paths = ['/', posts[0]!.path, `/tags/${tags[0]!.key}/`, '/archive/', '/legal-notices/'];

for (const speed of ['at once', 'a second late']) {
  for (const path of paths) {
    test(`nothing moves on ${path} when its fonts arrive ${speed}`, async ({page}) => {
      await watchShifts(page);
      await page.route('**/*.woff2', async (route) => {
        if (speed !== 'at once') {
          await new Promise((resolve) => setTimeout(resolve, 1000));
        }
        await route.continue();
      });
      const fonts = page.waitForResponse(/\.woff2$/);
      await page.goto(path);
      await fonts;
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => setTimeout(resolve, 300));
      });
      expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
    });
  }
}

test('a font that came late is in use from the next page on', async ({page}) => {
  const family = () =>
    page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
  await page.goto('/tags/');
  expect(await family()).toBe('"Site Text"');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('tagged');
  await expect.poll(family).toBe('"Site Text Late"');
});
