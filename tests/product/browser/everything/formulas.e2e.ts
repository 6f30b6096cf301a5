import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../../../site/support/test';
import {sidewaysScroll} from '../../../site/browser/page';

const path = '/formulas/';
const formulas = (page: Page) => page.getByRole('main').getByRole('math');

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test.describe('with scripts off', () => {
  test.use({javaScriptEnabled: false});

  test('formulas have the form and the colour of their text', {tag: '@desktop'}, async ({page}) => {
    await page.goto(path);
    await expect(formulas(page)).toHaveCount(3);
    expect((await boxOf(formulas(page).nth(1))).height).toBeGreaterThan(30);
    await expect(page.getByText('and costs $5 to $6.')).toBeVisible();

    const colourOf = (locator: Locator) => locator.evaluate((node) => getComputedStyle(node).color);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      const text = await colourOf(page.getByText('A term weighs'));
      for (const formula of await formulas(page).all()) {
        expect(await colourOf(formula.locator('mi').first()), colorScheme).toBe(text);
      }
    }
  });
});

test(
  'a formula is in the middle of the text, or scrolls by itself if it is wider, by keyboard too',
  {tag: '@phone'},
  async ({page}) => {
    await page.goto(path);
    const text = await boxOf(page.getByText('A term weighs'));
    const formula = formulas(page).nth(1).locator(':scope > mrow');
    const {x, width} = await boxOf(formula);
    expect(Math.abs(x + width / 2 - (text.x + text.width / 2))).toBeLessThan(3);

    expect(await sidewaysScroll(page)).toBe(0);
    const group = page.getByRole('group', {name: 'Formula'});
    await expect(group).toHaveCount(1);
    const start = await boxOf(group.getByRole('math'));
    // Nothing of its left side is cut off.
    expect(start.x).toBeGreaterThanOrEqual((await boxOf(group)).x - 1);
    await group.focus();
    for (let pressed = 0; pressed < 5; pressed++) {
      await page.keyboard.press('ArrowRight');
    }
    await expect
      .poll(async () => (await boxOf(group.getByRole('math'))).x)
      .toBeLessThan(start.x - 50);
  },
);
