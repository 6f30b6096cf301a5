import type {Page} from '@playwright/test';
import {expect, test} from '../../../site/support/test';
import {main} from '../../../site/browser/page';
import {pathOf} from './path-of';

/** What assistive technology gets for each drawing: browsers take it from `title` and `desc`. */
async function accessibleDrawings(page: Page) {
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
    await page.goto(pathOf('rostering-is-a-constraint-problem'));
    const drawings = await accessibleDrawings(page);
    const figures = await main(page)
      .getByRole('figure')
      .filter({has: page.locator('summary')})
      .all();
    expect(figures.length).toBeGreaterThan(1);
    for (const figure of figures) {
      const name = (await figure.locator('svg > title').textContent())!;
      const description = (await figure.locator('svg > desc').textContent())!;
      expect(drawings).toContainEqual({name, description});
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
    const drawings = (await accessibleDrawings(page)).filter((one) => one.name === name);
    expect(drawings).toHaveLength(1);
    expect(drawings[0]!.description).toMatch(/^A command speaks .*\.$/);
    const box = (await drawing.boundingBox())!;
    shapes.push(box.width / box.height);
    const {letters, caption} = await drawing.evaluate((svg) => {
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      return {
        letters:
          size(svg.querySelector('text[font-size="15"]')!) *
          (svg as SVGSVGElement).getScreenCTM()!.a,
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
