import {expect, test} from '../../../site/support/test';
import {main} from '../../../site/browser/page';
import {pathOf} from './path-of';

test('a diagram runs downwards on phones and to the right elsewhere, with letters about as large as captions', async ({
  page,
}) => {
  const name = 'The search for the next run keeps coming back to the evening';
  const shapes: number[] = [];
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({width, height: 800});
    await page.goto(pathOf('cron-meets-daylight-saving-time'));
    const drawing = main(page).getByRole('img', {name, exact: true});
    await expect(drawing).toHaveCount(1);
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
