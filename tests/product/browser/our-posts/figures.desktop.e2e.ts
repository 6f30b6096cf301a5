import type {Locator, Page} from '@playwright/test';
import {rgb, wcagContrast} from 'culori';
import {expect, test} from '../../../site/support/test';
import {drawings} from '../../../site/browser/drawings';
import {main} from '../../../site/browser/page';
import {pathOf} from './path-of';

const rostering = pathOf('rostering-is-a-constraint-problem');
const withDiagram = pathOf('introducing-the-meridiem-podcast');

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

test.describe('with scripts off', () => {
  test.use({javaScriptEnabled: false});

  test('a chart has a name, a description, and its numbers at a key', async ({page}) => {
    await page.goto(rostering);
    const heard = await told(page);
    const figures = await main(page)
      .getByRole('figure')
      .filter({has: page.locator('summary')})
      .all();
    expect(figures.length).toBeGreaterThan(1);
    for (const figure of figures) {
      const name = (await figure.locator('svg > title').textContent())!;
      const description = (await figure.locator('svg > desc').textContent())!;
      expect(heard).toContainEqual({name, description});
      await expect(figure.getByRole('table')).toBeHidden();
      await figure.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(figure.getByRole('table')).toBeVisible();
    }
  });
});

test('a diagram runs downwards on phones and to the right elsewhere, with letters about as large as captions', async ({
  page,
}) => {
  const name = 'From the text of an episode to its feed and its page';
  const shapes: number[] = [];
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({width, height: 800});
    await page.goto(pathOf('introducing-the-meridiem-podcast'));
    const drawing = main(page).getByRole('img', {name, exact: true});
    await expect(drawing).toHaveCount(1);
    const heard = (await told(page)).filter((one) => one.name === name);
    expect(heard).toHaveLength(1);
    expect(heard[0]!.description).toMatch(/^A command speaks .*\.$/);
    const box = (await drawing.boundingBox())!;
    shapes.push(box.width / box.height);
    const {letters, caption} = await drawing.evaluate((svg) => {
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      return {
        letters: size(svg.querySelector('text')!) * (svg as SVGSVGElement).getScreenCTM()!.a,
        caption: size(svg.closest('figure')!.querySelector('figcaption')!),
      };
    });
    // In the widest column of text, it is a tenth wider.
    expect(letters).toBeGreaterThan(0.99 * caption);
    expect(letters).toBeLessThan(1.1 * caption);
  }
  const [onPhone, onTablet, onDesktop] = shapes as [number, number, number];
  expect(onPhone).toBeLessThan(onTablet / 2);
  expect(Math.min(onTablet, onDesktop)).toBeGreaterThan(1);
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

test('drawings follow the colour mode, can be told from the page in both, and are printed in ink', async ({
  page,
}) => {
  const seen: string[] = [];
  for (const path of [rostering, withDiagram]) {
    await page.goto(path);
    for (const theme of ['light', 'dark']) {
      await page.locator('html').evaluate((root, value) => {
        root.dataset.theme = value;
      }, theme);
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
    // On paper, a page that is read at night has drawings in ink.
    await page.emulateMedia({media: 'print'});
    // Of a diagram, that for phones or the other one.
    const printed = await drawings(page).filter({visible: true}).all();
    const figures = main(page)
      .getByRole('figure')
      .filter({has: page.locator('svg[role="img"]')});
    expect(printed).toHaveLength(await figures.count());
    for (const drawing of printed) {
      for (const colour of (await paint(drawing)).texts) {
        expect(wcagContrast(rgb(colour)!, rgb('#fff')!), colour).toBeGreaterThanOrEqual(4.5);
      }
    }
    await page.emulateMedia({media: 'screen'});
  }
  // No drawing has the colours of the other mode.
  expect(new Set(seen).size).toBe(seen.length);
});
