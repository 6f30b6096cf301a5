import type {Page} from '@playwright/test';
import {holdBack} from '../hold-back';
import {isLive, open} from '../live';
import {expect, test} from '../test';
import {main} from './page';
import {posts, tags} from './site';

declare global {
  var shifts: string[] | undefined;
}

/** Records every layout shift, from the first frame on. */
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

const paths = ['/', posts[0]!.path, tags[0]!.path, '/archive/', '/legal-notices/'];

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

test('a font that comes between the first paint and the style sheet moves nothing', async ({
  page,
}) => {
  await watchShifts(page);
  const fonts = await holdBack(page, /\.woff2$/);
  const styles = await holdBack(page, /\.css$/);
  await page.goto('/tags/', {waitUntil: 'commit'});
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const before = await main(page).getByRole('link').first().boundingBox();
  fonts.release();
  await page.evaluate(() => document.fonts.ready);
  styles.release();
  await expect(page.locator('html')).toHaveAttribute('data-styled');
  await isLive(page);
  expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
  expect(await main(page).getByRole('link').first().boundingBox()).toEqual(before);
});

const family = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);

test('a font that came late is in use from the next page on', async ({page, isMobile}) => {
  await page.goto('/tags/');
  if (isMobile) {
    expect(await family(page)).toBe('"Site Text Fallback"');
  }
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts]
          .filter((font) => font.family.includes('Late'))
          .map((font) => font.status),
      ),
    )
    .toEqual(['loaded', 'loaded']);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('tagged');
  // A wide window may have loaded the font in time.
  await expect
    .poll(() => family(page))
    .toMatch(isMobile ? '"Site Text Late"' : /"Site Text( Late)?"/);
});

test('a wide window fetches its fonts before the first paint, a phone after it', async ({
  page,
  isMobile,
}) => {
  await page.goto(posts[0]!.path);
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      performance.getEntriesByType('resource').some(({name}) => name.endsWith('.woff2')),
  );
  const [paint, first] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    performance.getEntriesByType('resource').find(({name}) => name.endsWith('.woff2'))!.startTime,
  ]);
  if (isMobile) {
    expect(first).toBeGreaterThan(paint);
  } else {
    expect(first).toBeLessThan(paint);
  }
});

test('where data is to be saved, the fallbacks stay', async ({page, isMobile}) => {
  test.skip(!isMobile, 'A wide window has its fonts with the first page.');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      fonts.push(request.url());
    }
  });
  await open(page, '/tags/');
  await page.waitForTimeout(500);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('tagged');
  expect(await family(page)).toBe('"Site Text Fallback"');
  expect(fonts).toEqual([]);
});
