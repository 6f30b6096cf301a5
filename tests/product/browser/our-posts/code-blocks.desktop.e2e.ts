import type {Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {main} from '../../../site/browser/page';
import {pathOf} from './path-of';

/** The listing with this title. */
const listing = (page: Page, title: string) =>
  main(page)
    .locator('.theme-code-block')
    .filter({has: page.getByText(title, {exact: true})});

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('code is copied as it is written, without the numbers of its lines', async ({page}) => {
  await open(page, pathOf('property-based-testing-a-shift-scheduler'));
  const hours = listing(page, 'code/hours.ts');
  const copy = hours.getByRole('button', {name: 'Copy'});
  await copy.click();
  await expect(hours.getByText('Copied', {exact: true})).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe((await hours.locator('code').textContent())!.trimEnd());
  expect(text).toMatch(/^import /);
  await expect(copy).toBeVisible();
});

test('marked lines stand out by day and by night, and keep the colours of a reader who has some', async ({
  page,
}) => {
  await page.goto(pathOf('the-price-of-hydration'));
  const mark = main(page).locator('mark').first();
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((root, value) => {
      root.dataset.theme = value;
    }, theme);
    await expect(mark).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  // The page contains no colours: they come from tokens of the style sheet.
  expect(await main(page).locator('.theme-code-block [style]').count()).toBe(0);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    const colours = await mark.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].map((part) => getComputedStyle(part).color),
    );
    expect(colours.length).toBeGreaterThan(1);
    expect(new Set(colours).size, `${colorScheme}: ${colours.join(' ')}`).toBe(1);
  }
});

test('where copying is refused, the code is selected instead', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, pathOf('property-based-testing-a-shift-scheduler'));
  const hours = listing(page, 'code/hours.ts');
  await hours.getByRole('button', {name: 'Copy'}).click();
  await expect(hours.getByText('Selected', {exact: true})).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString().slice(0, 4))).toBe('impo');
});

test('where a line does not fit, it wraps, and is copied whole; an output in columns scrolls, and does not leave the text', async ({
  page,
}) => {
  for (const name of [
    'property-based-testing-a-shift-scheduler',
    'what-a-static-site-costs',
    'cron-meets-daylight-saving-time',
  ]) {
    await open(page, pathOf(name));
    for (const width of [360, 820, 1280]) {
      await page.setViewportSize({width, height: 800});
      for (const block of await main(page).locator('.theme-code-block').all()) {
        const title = `${await block.locator('span').first().textContent()} at ${width} pixels`;
        const fits = await block
          .locator('pre')
          .evaluate(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth);
        const isAligned = (await block.locator('pre[data-aligned]').count()) === 1;
        expect(fits || isAligned, title).toBe(true);
      }
      const text = (await main(page).locator('.markdown > p').first().boundingBox())!;
      for (const output of await main(page).locator('[data-language="text"]').all()) {
        const {x, width: size} = (await output.boundingBox())!;
        expect(x + size).toBeLessThanOrEqual(text.x + text.width + 1);
      }
    }
  }
  await open(page, pathOf('property-based-testing-a-shift-scheduler'));
  await page.setViewportSize({width: 390, height: 800});
  const code = listing(page, 'code/hours.ts').locator('code');
  const selected = await code.evaluate((element) => {
    getSelection()!.selectAllChildren(element);
    return getSelection()!.toString();
  });
  expect(selected.trim()).toBe((await code.textContent())!.trim());
});
