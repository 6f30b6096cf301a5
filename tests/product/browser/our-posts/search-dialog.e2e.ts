import type {Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {heading, main, navbar, openSearch, searchDialog} from '../../../site/browser/page';
import {postOf} from './path-of';

const cron = postOf('cron-meets-daylight-saving-time');
const field = (page: Page) => searchDialog(page).getByRole('searchbox');
const results = (page: Page) => searchDialog(page).locator('ol > li > a');
const link = (page: Page) => navbar(page).getByRole('link', {name: 'Search', exact: true});

test('from a key to a post with the keyboard alone', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/archive/');
  await openSearch(page, '/');
  await page.keyboard.type('daylight cron');
  await expect(results(page).first()).toHaveText(cron.title);

  // Arrow keys step from result to result, and Tab reaches the sections between them.
  await field(page).fill('time');
  // Until then, the former results stand.
  await expect(searchDialog(page).locator('mark').first()).toHaveText(/time/i);
  const [first, second] = [results(page).first(), results(page).nth(1)];
  await expect(second).toBeVisible();
  const section = searchDialog(page).locator('ol > li').first().locator('li a').first();
  await expect(section).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(section).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await results(page).last().focus();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).last()).toBeFocused();

  await field(page).fill('daylight cron');
  await expect(searchDialog(page).locator('mark', {hasText: /^time/i})).toHaveCount(0);
  await expect(results(page).first()).toHaveText(cron.title);
  await field(page).press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(cron.title);
  await expect(searchDialog(page)).toBeHidden();
});

test('Escape closes it, and the reader is where they were', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/archive/');
  const post = main(page).getByRole('link').first();
  await post.focus();
  for (const words of ['', 'cron']) {
    await openSearch(page);
    await page.keyboard.type(words);
    await expect(field(page)).toHaveValue(words);
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toBeHidden();
    await expect(post).toBeFocused();
  }
});

test('text is selected from it to beyond its edge', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/archive/');
  await openSearch(page);
  await page.keyboard.type('cron');
  const {x, y, width} = (await field(page).boundingBox())!;
  await page.mouse.move(x + 60, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + width + 200, y + 20, {steps: 5});
  await page.mouse.up();
  await expect(field(page)).toBeVisible();
});

test('a press of the link opens it over the page, and Close or a press beside it closes it', async ({
  page,
}) => {
  await open(page, '/archive/');
  await link(page).click();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/archive/');
  await searchDialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(searchDialog(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
});

test(
  'what is found fills the screen of a phone, and the empty field does not, without React',
  {tag: '@phone'},
  async ({page}) => {
    await page.goto('/archive/');
    await link(page).tap();
    await expect(field(page)).toBeFocused();
    const {width, height} = page.viewportSize()!;
    expect((await searchDialog(page).boundingBox())!.height).toBeLessThan(height / 4);
    await page.keyboard.type('cron');
    await expect(results(page).first()).toHaveText(cron.title);
    expect(await searchDialog(page).boundingBox()).toEqual({x: 0, y: 0, width, height});
    await results(page).first().tap();
    await expect(heading(page)).toHaveText(cron.title);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  },
);
