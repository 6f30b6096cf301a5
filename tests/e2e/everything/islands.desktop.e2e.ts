import type {Page} from '@playwright/test';
import {open} from '../live';
import {countDocuments} from '../published/page';
import {expect, test} from '../test';

/** Presses the counter until it reacts: its code is loaded when it comes into view. */
const counts = (page: Page) =>
  expect(async () => {
    await page.getByRole('button', {name: /^Pressed: \d+$/}).click();
    await expect(page.getByRole('button', {name: /^Pressed: [1-9]/})).toBeVisible({timeout: 100});
  }).toPass();

test(
  'a part of a page that is no post works, in a page that is opened from another too',
  {tag: '@client'},
  async ({page}) => {
    await open(page, '/counter/');
    await counts(page);

    await open(page, '/');
    const documents = countDocuments(page);
    await page.getByRole('link', {name: 'A part that works'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('A page with a part that works');
    await counts(page);
    expect(documents()).toBe(0);
  },
);
