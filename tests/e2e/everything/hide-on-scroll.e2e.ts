import type {Page} from '@playwright/test';
import {open} from '../live';
import {scroll, standstill} from '../scroll';
import {expect, test} from '../test';

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const brand = (page: Page) => bar(page).getByRole('link', {name: 'Everything', exact: true});
const middle = (page: Page) => page.getByRole('heading', {name: 'Middle'});

/** Follows a link that may be out of sight, without the scrolling that would precede a click. */
async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('link', {name: link}).dispatchEvent('click');
}

/** Checks that the bar is visible and not about to hide. */
async function staysShown(page: Page): Promise<void> {
  await standstill(page);
  await expect(bar(page)).toBeInViewport();
}

// The bar then hides and comes back without animation, so its position is final at once.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the bar hides when the reader scrolls down, and comes back on the way up', async ({page}) => {
  await open(page, '/long/');
  await expect(bar(page)).toBeInViewport();
  await scroll(page, 500);
  await expect(bar(page)).not.toBeInViewport();
  await scroll(page, -200);
  await expect(bar(page)).toBeInViewport();
  await scroll(page, 200);
  await expect(bar(page)).not.toBeInViewport();
});

test(
  'the bar stays while the reader scrolls by less than its height',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, '/long/');
    await scroll(page, 40);
    await staysShown(page);
  },
);

test('the bar is there at the top of the page', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/long/');
  await scroll(page, 500);
  await expect(bar(page)).not.toBeInViewport();
  await page.keyboard.press('Home');
  await expect(bar(page)).toBeInViewport();
});

for (const behaviour of ['auto', 'smooth'] as const) {
  test(
    `following a link to a heading leaves the bar (${behaviour} scrolling)`,
    {tag: '@desktop'},
    async ({page}) => {
      await open(page, '/long/');
      await page.addStyleTag({content: `html {scroll-behavior: ${behaviour}}`});
      await follow(page, 'To the middle');
      await expect(middle(page)).toBeInViewport();
      await staysShown(page);
    },
  );
}

test('writing a heading into the address leaves the bar', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/long/');
  await page.evaluate(() => {
    location.hash = 'middle';
  });
  await expect(middle(page)).toBeInViewport();
  await staysShown(page);
});

test(
  'following a link to a heading brings a hidden bar back',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, '/long/');
    await scroll(page, 500);
    await expect(bar(page)).not.toBeInViewport();
    await follow(page, 'To the middle');
    await expect(middle(page)).toBeInViewport();
    await staysShown(page);
  },
);

test(
  'the bar is there when the address points at a heading, until the reader scrolls on',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, '/long/#middle');
    await expect(middle(page)).toBeInViewport();
    await staysShown(page);
    await scroll(page, 300);
    await expect(bar(page)).not.toBeInViewport();
  },
);

test('going back to a heading brings the bar back', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/long/#middle');
  await scroll(page, 300);
  await expect(bar(page)).not.toBeInViewport();
  await follow(page, 'Second flat link');
  await expect(page).toHaveURL('/blog/');
  await expect(bar(page)).toBeInViewport();
  await page.goBack();
  await expect(middle(page)).toBeInViewport();
  await staysShown(page);
});

test('a bar that holds the keyboard focus does not hide', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/long/');
  await brand(page).focus();
  await scroll(page, 500);
  await staysShown(page);
  await brand(page).blur();
  await expect(bar(page)).not.toBeInViewport();
});
