import type {Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {scroll, standstill} from '../../../site/support/scroll';
import {expect, test} from '../../../site/support/test';
import {navbar} from '../../../site/browser/page';

/** Checks that the bar is visible and not about to hide. */
async function staysShown(page: Page): Promise<void> {
  await standstill(page);
  await expect(navbar(page)).toBeInViewport();
}

// The bar then hides and comes back without animation, so its position is final at once. The policy would refuse a style
// of the test.
test.use({bypassCSP: true, contextOptions: {reducedMotion: 'reduce'}});

test.beforeEach(({page}) => open(page, '/long/'));

test('the bar hides when the reader scrolls down, and comes back on the way up', async ({page}) => {
  await scroll(page, 40);
  await staysShown(page);
  await scroll(page, 500);
  await expect(navbar(page)).not.toBeInViewport();
  await scroll(page, -200);
  await expect(navbar(page)).toBeInViewport();
  await scroll(page, 200);
  await expect(navbar(page)).not.toBeInViewport();
  await page.keyboard.press('Home');
  await expect(navbar(page)).toBeInViewport();
});

test(
  'the bar is there at a heading that a link leads to, also if the page scrolls to it smoothly',
  {tag: '@desktop'},
  async ({page}) => {
    await page.addStyleTag({content: 'html {scroll-behavior: smooth}'});
    await scroll(page, 500);
    await expect(navbar(page)).not.toBeInViewport();
    // A click would scroll to the link.
    await page.getByRole('link', {name: 'To the middle'}).dispatchEvent('click');
    await expect(page.getByRole('heading', {name: 'Middle'})).toBeInViewport();
    await staysShown(page);
  },
);

test('a bar that holds the keyboard focus does not hide', {tag: '@desktop'}, async ({page}) => {
  const brand = navbar(page).getByRole('link', {name: 'Everything', exact: true});
  await brand.focus();
  await scroll(page, 500);
  await staysShown(page);
  await brand.blur();
  await expect(navbar(page)).not.toBeInViewport();
});
