import type {Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {scroll, standstill} from '../../../site/support/scroll';
import {forEachOf} from '../../../site/support/steps';
import {expect, test} from '../../../site/support/test';
import {navbar} from '../../../site/browser/page';

const brand = (page: Page) => navbar(page).getByRole('link', {name: 'Everything', exact: true});
const middle = (page: Page) => page.getByRole('heading', {name: 'Middle'});

/** Follows a link that may be out of sight, without the scrolling that would precede a click. */
async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('link', {name: link}).dispatchEvent('click');
}

/** Checks that the bar is visible and not about to hide. */
async function staysShown(page: Page): Promise<void> {
  await standstill(page);
  await expect(navbar(page)).toBeInViewport();
}

// The bar then hides and comes back without animation, so its position is final at once.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the bar hides when the reader scrolls down, and comes back on the way up', async ({page}) => {
  await open(page, '/long/');
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

const ways: Array<[way: string, go: (page: Page) => Promise<void>]> = [
  [
    'a link that the page scrolls to smoothly',
    async (page) => {
      await page.addStyleTag({content: 'html {scroll-behavior: smooth}'});
      await follow(page, 'To the middle');
    },
  ],
  [
    'a link that is followed while the bar is hidden',
    async (page) => {
      await scroll(page, 500);
      await expect(navbar(page)).not.toBeInViewport();
      await follow(page, 'To the middle');
    },
  ],
];

test('the bar is there at a heading that is gone to', {tag: '@desktop'}, async ({page}) => {
  await forEachOf(
    ways,
    ([way]) => way,
    async ([, go]) => {
      await open(page, '/long/');
      await go(page);
      await expect(middle(page)).toBeInViewport();
      await staysShown(page);
    },
  );
});

test('a bar that holds the keyboard focus does not hide', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/long/');
  await brand(page).focus();
  await scroll(page, 500);
  await staysShown(page);
  await brand(page).blur();
  await expect(navbar(page)).not.toBeInViewport();
});
