import {basename} from 'node:path';
import type {Page} from '@playwright/test';
import {holdBack} from '../hold-back';
import {isLive} from '../live';
import {expect, test} from '../test';
import {fonts} from '../../../src/site/fonts';
import {pathTo} from '../../support/path-to';
import {use} from '../../support/use-page';
import {main} from '../published/page';
import {posts, tags} from '../published/site';

/** What the published file of a font is called, before its hash. */
const fileOf = ({file}: {file: string}) => basename(file, '.woff2');

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

/** The most that one font may move when it replaces its fallback; a line more or less moves ten times that. */
const most = 0.01;

const shiftOf = async (page: Page) => {
  const shifts = (await page.evaluate(() => globalThis.shifts))!;
  return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
};

const paths = ['/', posts[0]!.path, tags[0]!.path, pathTo.archive, '/legal-notices/'];

for (const speed of ['at once', 'a second late']) {
  for (const path of paths) {
    test(`hardly anything moves on ${path} when its fonts arrive ${speed}`, async ({page}) => {
      await watchShifts(page);
      await page.route('**/*.woff2', async (route) => {
        if (speed !== 'at once') {
          await new Promise((resolve) => setTimeout(resolve, 1000));
        }
        await route.continue();
      });
      const come = page.waitForResponse(/\.woff2$/);
      await page.goto(path);
      await come;
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => setTimeout(resolve, 300));
      });
      expect(await shiftOf(page)).toBeLessThan(most);
    });
  }
}

test('a font that comes between the first paint and the style sheet moves hardly anything', async ({
  page,
}) => {
  await watchShifts(page);
  const late = await holdBack(page, /\.woff2$/);
  const styles = await holdBack(page, /\.css$/);
  await page.goto(pathTo.tags, {waitUntil: 'commit'});
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const place = async () => {
    const {x, y, height} = (await main(page).getByRole('link').first().boundingBox())!;
    return {x, y, height};
  };
  const before = await place();
  late.release();
  await page.evaluate(() => document.fonts.ready);
  await use(page);
  styles.release();
  await expect(page.locator('html')).toHaveAttribute('data-styled');
  await isLive(page);
  expect(await shiftOf(page)).toBeLessThan(most);
  expect(await place()).toEqual(before);
});

test(
  'every page asks for the fonts of titles and text before its first paint',
  {tag: '@desktop'},
  async ({page}) => {
    await page.goto(posts[0]!.path);
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const asked = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
      return performance
        .getEntriesByType('resource')
        .filter(({name, startTime}) => name.endsWith('.woff2') && startTime < paint)
        .map(({name}) => name.replace(/^.*\/|-[^-]*$/g, ''));
    });
    expect(asked).toEqual(expect.arrayContaining([fonts.title, fonts.text].map(fileOf)));
  },
);

test(
  'a font of text that came late is in use from the next page on',
  {tag: '@desktop'},
  async ({page}) => {
    const family = () =>
      page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
    const ofText = await holdBack(page, new RegExp(`${fileOf(fonts.text)}[^/]*\\.woff2$`));
    const styles = await holdBack(page, /\.css$/);
    await page.goto(pathTo.tags, {waitUntil: 'commit'});
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    ofText.release();
    await page.evaluate(() => document.fonts.ready);
    await use(page);
    styles.release();
    await isLive(page);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${pathTo.tags}.`));
    await expect.poll(family).toBe('"Site Text"');
  },
);
