import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';

test('a table of many long words is whole on paper', async ({page}) => {
  // What A4 has between its margins.
  await page.setViewportSize({width: 658, height: 900});
  // React would find the table that is put in below, if it hydrated the page later.
  await open(page, '/blog/2024/01/01/a-post/');
  await page.emulateMedia({media: 'print'});
  const right = await page
    .locator('.markdown')
    .first()
    .evaluate((text) => {
      const cells = (name: string) => `<${name}>Responsibilities</${name}>`.repeat(9);
      text.insertAdjacentHTML(
        'afterbegin',
        `<div class="site-scroller"><table><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table></div>`,
      );
      return text.querySelector('td:last-child')!.getBoundingClientRect().right;
    });
  expect(right).toBeLessThanOrEqual(658);
});

test('a long formula is whole on paper', async ({page}) => {
  await page.setViewportSize({width: 658, height: 900});
  await page.goto('/formulas/');
  await page.emulateMedia({media: 'print'});
  const rights = await page
    .locator('math[display=block]')
    .evaluateAll((all) => all.map((one) => one.scrollWidth + one.getBoundingClientRect().left));
  expect(rights.length).toBeGreaterThan(1);
  expect(Math.max(...rights)).toBeLessThanOrEqual(658);
});
