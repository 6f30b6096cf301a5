import type {Locator, Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {forEachOf} from '../../../site/support/steps';
import {expect, test} from '../../../site/support/test';

const post = '/blog/2023/12/31/pictures/';
const first = (page: Page) => page.getByRole('img', {name: 'A hill under a sky'});
const small = (page: Page) => page.getByRole('img', {name: 'A sun on nothing'});
const drawing = (page: Page) => page.getByRole('img', {name: 'A rising line'});
const far = (page: Page) => page.getByRole('img', {name: 'A hill far down'});

const arrived = (img: Locator) =>
  expect
    .poll(() => img.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0))
    .toBe(true);
/** The path of the file that the browser chose. */
const fileOf = (img: Locator) =>
  img.evaluate((node: HTMLImageElement) => new URL(node.currentSrc).pathname);

/** Records the pictures that the page requests, each with the priority of its request. */
async function watchRequests(page: Page): Promise<Map<string, string>> {
  const asked = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({request}) => {
    const {pathname} = new URL(request.url);
    if (pathname.startsWith('/assets/images/')) {
      asked.set(pathname, request.initialPriority);
    }
  });
  return asked;
}

/** Checks the pictures that every reader gets, however the page was opened. */
async function expectPictures(page: Page, isPhone: boolean): Promise<void> {
  for (const img of [first(page), small(page), drawing(page)]) {
    await img.scrollIntoViewIfNeeded();
    await arrived(img);
  }
  // A phone of 390 px has 2.6 device pixels per CSS pixel: 358 CSS pixels are 940. The desktop has one.
  expect(await fileOf(first(page))).toMatch(
    isPhone ? /\/hill-1440-\w+\.avif$/ : /\/hill-720-\w+\.avif$/,
  );
  expect(await fileOf(small(page))).toMatch(/\/sun-480-\w+\.avif$/);
  expect(await fileOf(drawing(page))).toMatch(/\/plan-\d+-\w+\.svg$/);
  await expect(first(page)).toHaveAttribute('title', 'The hill');
}

test('each picture comes as AVIF, in a width for the screen', async ({page, isMobile}) => {
  await open(page, post);
  await expectPictures(page, isMobile);
});

test('a picture wider than its text opens large, in a file that is as wide', async ({page}) => {
  await open(page, post);
  const dialog = page.getByRole('dialog', {name: 'A hill under a sky'});
  const inText = (await first(page).boundingBox())!;
  const button = page.getByRole('button', {name: 'Enlarge'}).first();
  const large = dialog.getByRole('img');
  const closings = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', {name: 'Close'}).press('Enter'),
    () => page.mouse.click(195, 3),
  ];
  for (const close of closings) {
    await button.press('Enter');
    await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
    await arrived(large);
    expect((await large.boundingBox())!.width).toBeGreaterThan(1.3 * inText.width);
    expect(await fileOf(large)).toMatch(/\/hill-1440-/);
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  // A picture that fits needs no button.
  await expect(small(page).locator('..').getByRole('button')).toHaveCount(0);
});

test.describe('in dark mode', () => {
  test('a picture of strokes on nothing has a ground', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
    });
    await open(page, post);
    const ground = await small(page).evaluate((img) => getComputedStyle(img).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  });
});

test.describe('on a small phone', () => {
  const size = {width: 360, height: 740};
  // While the browser is still parsing the page, it chooses files by the size of the screen.
  test.use({viewport: size, screen: size, deviceScaleFactor: 1});
});

test(
  'the first is asked for before all else, the one far down when it is near',
  {tag: '@desktop'},
  async ({page}) => {
    const asked = await watchRequests(page);
    await page.goto(post, {waitUntil: 'load'});
    await arrived(first(page));
    const priorityOf = (name: string) =>
      [...asked].filter(([path]) => path.includes(`/${name}-`)).map(([, priority]) => priority);
    expect(priorityOf('hill')).toEqual(['High']);
    // Leaves enough time for a premature request.
    await page.waitForTimeout(500);
    expect(priorityOf('far')).toEqual([]);
    await far(page).scrollIntoViewIfNeeded();
    await arrived(far(page));
    expect(priorityOf('far')).toEqual([expect.stringMatching(/^(Low|Medium|High)$/)]);
  },
);

declare global {
  var movedBy: number | undefined;
}

test(
  'nothing moves when pictures come late, and all are in proportion',
  {tag: '@phone'},
  async ({page}) => {
    await page.addInitScript(() => {
      globalThis.movedBy = 0;
      new PerformanceObserver((list) => {
        for (const {value} of list.getEntries() as Array<PerformanceEntry & {value: number}>) {
          globalThis.movedBy! += value;
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    await page.route('**/assets/images/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(post);
    const before = await first(page).boundingBox();
    for (const img of [first(page), small(page), drawing(page), far(page)]) {
      await img.scrollIntoViewIfNeeded();
      await arrived(img);
      const {shown, given, own} = await img.evaluate((node: HTMLImageElement) => ({
        shown: node.clientWidth / node.clientHeight,
        given: Number(node.getAttribute('width')) / Number(node.getAttribute('height')),
        own: node.naturalWidth / node.naturalHeight,
      }));
      expect(shown).toBeCloseTo(given, 1);
      expect(shown).toBeCloseTo(own, 1);
    }
    await page.waitForTimeout(100);
    // A font that came meanwhile may have moved a word.
    expect(await page.evaluate(() => globalThis.movedBy)).toBeLessThan(0.001);
    expect((await first(page).boundingBox())!.height).toBe(before!.height);
  },
);

test.describe('with scripts off', () => {
  test.use({javaScriptEnabled: false});

  test(
    'a picture is seen, and laid out in the width that its page says',
    {tag: '@desktop'},
    async ({page}) => {
      await forEachOf([post, '/docs/next/picture/'], String, async (path) => {
        await page.goto(path);
        await arrived(first(page));
        expect(await fileOf(first(page))).toMatch(/\.avif$/);
        for (const width of [360, 996, 997, 1280, 1600]) {
          await page.setViewportSize({width, height: 800});
          const {said, shown} = await first(page).evaluate(async (node: HTMLImageElement) => {
            // If `srcset` states the width of its file, an image's natural width is what `sizes` says.
            const probe = new Image();
            probe.sizes = node.closest('picture')!.querySelector('source')!.sizes;
            probe.srcset = `${node.src} 1440w`;
            await probe.decode();
            return {said: probe.naturalWidth, shown: node.clientWidth};
          });
          expect(Math.abs(said - shown), `${said} said, ${shown} shown at ${width}`).toBeLessThan(
            2,
          );
        }
      });
    },
  );
});
