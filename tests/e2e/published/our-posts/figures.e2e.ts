import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {rgb, wcagContrast} from 'culori';
import {repository} from '../../../support/docusaurus';
import {open} from '../../live';
import {expect, test} from '../../test';
import {main} from '../page';
import {posts} from '../site';
import {pathOf} from './path-of';

type Chart = {
  title: string;
  description: string;
  series: Array<{name: string; points: Array<[number | string, number]>}>;
};

/** The charts of a post, read from the data beside it. */
function chartsOf(path: string): Chart[] {
  const folder = path.split('/').filter(Boolean).join('-');
  const data = join(repository, 'blog', folder, 'data');
  return readdirSync(data).map(
    (name) => JSON.parse(readFileSync(join(data, name), 'utf8')) as Chart,
  );
}

const rostering = pathOf('rostering-is-a-constraint-problem');
const withDiagram = pathOf('the-price-of-hydration');

const drawings = (page: Page) => main(page).getByRole('figure').getByRole('img');
const chart = (page: Page, name: string) =>
  main(page)
    .getByRole('figure')
    .filter({has: page.getByRole('img', {name, exact: true})});

/** What assistive technology gets for each drawing: browsers take it from `title` and `desc`. */
async function told(page: Page) {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({role}) => role?.value === 'image' || role?.value === 'img')
    .map(({name, description}) => ({
      name: String(name?.value),
      description: String(description?.value),
    }));
}

async function expectTable(figure: Locator, {series}: Chart) {
  const points = series.flatMap((one) => one.points);
  const rows = new Set(points.map(([at]) => at));
  // One row for the header, and one for each value.
  await expect(figure.getByRole('row')).toHaveCount(rows.size + 1);
  for (const [, value] of points) {
    await expect(
      figure.getByRole('cell', {name: String(value), exact: true}).first(),
    ).toBeVisible();
  }
}

test(
  'a chart has a name, a description, and its numbers at a key',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, rostering);
    const charts = chartsOf(rostering);
    expect(charts.length).toBeGreaterThan(1);
    const heard = await told(page);
    for (const one of charts) {
      expect(heard).toContainEqual({name: one.title, description: one.description});
      const figure = chart(page, one.title);
      await expect(figure.getByRole('table')).toBeHidden();
      await figure.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expectTable(figure, one);
      // The figure says how it was measured.
      await expect(
        figure.getByText(/Measured by npm run figures -- [\w-]+ on \d{4}-/),
      ).toBeVisible();
    }
  },
);

test('a diagram has a name, and its name is its caption', {tag: '@desktop'}, async ({page}) => {
  await open(page, withDiagram);
  const name = 'When a page of this site comes to life';
  const found = (await told(page)).find((one) => one.name === name);
  expect(found?.description).toMatch(/^The HTML with its styles .*live\.$/);
  await expect(chart(page, name).getByText(name).last()).toBeVisible();
});

test(
  'a diagram runs downwards on phones and to the right elsewhere, with letters as large as captions',
  {tag: '@desktop'},
  async ({page}) => {
    const name = 'From the text of an episode to its feed and its page';
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({width, height: 800});
      await open(page, pathOf('introducing-the-meridiem-podcast'));
      const drawing = main(page).getByRole('img', {name, exact: true});
      await expect(drawing).toHaveCount(1);
      const heard = (await told(page)).filter((one) => one.name === name);
      expect(heard).toHaveLength(1);
      expect(heard[0]!.description).toMatch(/^A command speaks .*page\.$/);
      const box = (await drawing.boundingBox())!;
      expect(box.width > box.height, `at ${width}`).toBe(width > 390);
      const {letters, caption} = await drawing.evaluate((svg) => {
        const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
        return {
          letters: size(svg.querySelector('text')!) * (svg as SVGSVGElement).getScreenCTM()!.a,
          caption: size(svg.closest('figure')!.querySelector('figcaption')!),
        };
      });
      expect(letters).toBeCloseTo(caption, 0);
    }
  },
);

test(
  'a diagram that phones show smaller than it is opens large, and closes',
  {tag: '@phone'},
  async ({page}) => {
    const name = 'Which folder imports which';
    await page.setViewportSize({width: 390, height: 800});
    await open(page, pathOf('a-static-blog-on-purpose'));
    const button = chart(page, name).getByRole('button', {name: 'Enlarge'});
    const dialog = page.getByRole('dialog', {name});
    const small = (await main(page).getByRole('img', {name}).boundingBox())!;
    const closings = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', {name: 'Close'}).press('Enter'),
      () => page.mouse.click(195, 3),
    ];
    for (const close of closings) {
      await button.press('Enter');
      await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
      const large = (await dialog.getByRole('img', {name}).boundingBox())!;
      expect(large.width).toBeGreaterThan(1.5 * small.width);
      expect(large.height / large.width).toBeCloseTo(small.height / small.width, 1);
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await page.setViewportSize({width: 820, height: 800});
    await expect(button).toBeHidden();
  },
);

test('an enlarged diagram goes with its page', {tag: '@phone'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/');
  await open(page, pathOf('a-static-blog-on-purpose'));
  await main(page).getByRole('button', {name: 'Enlarge'}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The colours in which the marks and texts of a drawing are painted. */
const paint = (drawing: Locator) =>
  drawing.evaluate((svg) => {
    const of = (selector: string, name: 'fill' | 'stroke') =>
      [...svg.querySelectorAll(selector)]
        .map((part) => getComputedStyle(part)[name])
        .filter((colour) => colour !== 'none');
    // The grid of a chart is only decoration.
    const marks = 'path:not([stroke*="hairline"])';
    return {
      page: getComputedStyle(document.body).backgroundColor,
      html: getComputedStyle(document.documentElement).backgroundColor,
      // Names inside of bars are in the colour of the page: they need as much from the bars as from it.
      isInside: svg.querySelector('[fill*="page"] text') !== null,
      texts: [...new Set(of(':not([fill*="page"]) > text', 'fill'))],
      marks: [...new Set([...of(marks, 'fill'), ...of(marks, 'stroke')])],
    };
  });

test(
  'drawings follow the colour mode, and can be told from the page in both',
  {tag: '@desktop'},
  async ({page}) => {
    const seen: string[] = [];
    for (const theme of ['light', 'dark']) {
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
      }, theme);
      for (const path of [rostering, withDiagram]) {
        await open(page, path);
        const count = await drawings(page).count();
        expect(count).toBeGreaterThan(1);
        for (let index = 0; index < count; index += 1) {
          const drawing = drawings(page).nth(index);
          const {texts, marks, isInside, ...grounds} = await paint(drawing);
          const ground = grounds.page === 'rgba(0, 0, 0, 0)' ? grounds.html : grounds.page;
          const contrast = (colour: string) => wcagContrast(rgb(colour)!, rgb(ground)!);
          expect(texts.length).toBeGreaterThan(0);
          expect(marks.length).toBeGreaterThan(0);
          for (const colour of texts) {
            expect(contrast(colour), `${colour} on ${ground}`).toBeGreaterThanOrEqual(4.5);
          }
          for (const colour of marks) {
            expect(contrast(colour), `${colour} on ${ground}`).toBeGreaterThanOrEqual(
              isInside ? 4.5 : 3,
            );
          }
          seen.push(`${path} ${index}: ${texts.join()} ${marks.join()}`);
        }
      }
    }
    // No drawing has the colours of the other mode.
    expect(new Set(seen).size).toBe(seen.length);
  },
);

for (const width of [320, 390]) {
  test(
    `at ${width} px a drawing scrolls inside itself, if at all, and can be read`,
    {tag: width === 390 ? '@phone' : '@desktop'},
    async ({page}) => {
      test.slow();
      await page.setViewportSize({width, height: 800});
      for (const {path} of posts) {
        await open(page, path);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, path).toBe(0);
        for (const drawing of await drawings(page).all()) {
          const {smallest, scrolls, isScroller} = await drawing.evaluate((svg) => {
            const {a: scale} = (svg as SVGSVGElement).getScreenCTM()!;
            const sizes = [...svg.querySelectorAll('text')].map(
              (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
            );
            const frame = svg.parentElement!;
            return {
              smallest: Math.min(...sizes),
              scrolls: frame.scrollWidth > frame.clientWidth,
              isScroller: getComputedStyle(frame).overflowX === 'auto' && frame.tabIndex === 0,
            };
          });
          expect(smallest, path).toBeGreaterThanOrEqual(9.5);
          expect(!scrolls || isScroller, path).toBe(true);
          expect(width === 390 && scrolls, path).toBe(false);
        }
      }
    },
  );
}

test('drawings are printed, in ink on paper', {tag: '@desktop'}, async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await open(page, rostering);
  await page.emulateMedia({media: 'print'});
  for (const drawing of await drawings(page).all()) {
    await expect(drawing).toBeVisible();
    const {texts} = await paint(drawing);
    for (const colour of texts) {
      expect(wcagContrast(rgb(colour)!, rgb('#fff')!), colour).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test.describe('with scripts off', () => {
  test.use({javaScriptEnabled: false});

  test('no diagram can be enlarged', {tag: '@phone'}, async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(pathOf('a-static-blog-on-purpose'));
    await expect(drawings(page).first()).toBeVisible();
    await expect(main(page).getByRole('button', {name: 'Enlarge'})).toHaveCount(0);
  });

  test('the numbers of a chart open too', {tag: '@desktop'}, async ({page}) => {
    await page.goto(rostering);
    for (const one of chartsOf(rostering)) {
      const figure = chart(page, one.title);
      await expect(figure.getByRole('img')).toBeVisible();
      await figure.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expectTable(figure, one);
    }
  });
});
