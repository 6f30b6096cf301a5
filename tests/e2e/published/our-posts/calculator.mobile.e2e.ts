import type {Page} from '@playwright/test';
import {holdable} from '../../hold-back';
import {open} from '../../live';
import {expect, test} from '../../test';
import {countDocuments, main} from '../page';
import {pathOf} from './path-of';

const path = pathOf('what-a-static-site-costs');
const calculator = (page: Page) => main(page).getByRole('region', {name: 'Cost calculator'});
const bill = (page: Page) => calculator(page).getByRole('status');
const views = (page: Page) => calculator(page).getByLabel('Page views a month');

test('the calculator begins with the bill that the post speaks of', async ({page}) => {
  await open(page, path);
  await expect(bill(page)).toHaveText('$3.98 a month');
});

test('the calculator follows the keyboard, and keeps its numbers in the address', async ({
  page,
}) => {
  await open(page, path);
  await views(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1000000');
  await expect(bill(page)).toHaveText('$39.80 a month');
  await expect(page).toHaveURL(/#views=1000000$/);

  await page.reload();
  await views(page).scrollIntoViewIfNeeded();
  await expect(bill(page)).toHaveText('$39.80 a month');
  await expect(views(page)).toHaveValue('1000000');

  await calculator(page).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(bill(page)).toHaveText('$12.60 a month');
  await expect(page).toHaveURL(/free=1/);

  await calculator(page).getByRole('button', {name: 'Back to our assumptions'}).press('Enter');
  await expect(bill(page)).toHaveText('$3.98 a month');
  await expect(views(page)).toHaveValue('100000');
});

test('a link to numbers leads to the calculator, which has them', async ({page}) => {
  await open(page, `${path}#views=1000000`);
  await expect(bill(page)).toHaveText('$39.80 a month');
  await expect(calculator(page)).toBeInViewport();
});

test('the calculator says which number it cannot use, and keeps it', async ({page}) => {
  await open(page, path);
  await views(page).fill('-5');
  await expect(bill(page)).toHaveText('Correct the marked fields');
  await expect(views(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(views(page)).toHaveAccessibleDescription('A number from 0 to 1000000000');
  await expect(views(page)).toHaveValue('-5');
});

test('numbers typed before the calculator has come are used', async ({page}) => {
  const scripts = await holdable(page, /\.js$/);
  await open(page, path);
  scripts.hold();
  await views(page).fill('1000000');
  await scripts.holdsSome();
  await expect(bill(page)).toHaveText('$3.98 a month');
  scripts.release();
  await expect(bill(page)).toHaveText('$39.80 a month');
});

test('the calculator opened from another page works, and lets go of the address after it', async ({
  page,
}) => {
  await open(page, pathOf('the-price-of-hydration'));
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('.markdown')!.append(link);
    link.click();
  }, path);
  await expect(bill(page)).toHaveText('$3.98 a month');
  await views(page).fill('1000000');
  await expect(bill(page)).toHaveText('$39.80 a month');
  await expect(page).toHaveURL(/#views=1000000$/);
  await page.goBack();
  await expect(page).toHaveURL(/the-price-of-hydration\/$/);
  await page.goForward();
  await expect(bill(page)).toHaveText('$39.80 a month');
});

test.describe('with scripts off', () => {
  test.use({javaScriptEnabled: false});

  test('the calculator shows the assumptions and their bill, and says so', async ({page}) => {
    await page.goto(path);
    await expect(bill(page)).toHaveText('$3.98 a month');
    // Playwright cannot read the text of a `noscript`, though the browser shows it.
    await expect(calculator(page).locator('noscript p')).toBeVisible();
    await expect(calculator(page).getByRole('button')).toBeHidden();
  });
});

test('a link to numbers on another page leads to the calculator, which has them', async ({
  page,
}) => {
  await open(page, pathOf('the-price-of-hydration'));
  const documents = countDocuments(page);
  await page.evaluate((to) => {
    const added = document.createElement('a');
    added.href = to;
    document.querySelector('[data-article]')!.append(added);
    added.click();
  }, `${path}#views=1000000`);
  await expect(bill(page)).toHaveText('$39.80 a month');
  await expect(calculator(page)).toBeInViewport();
  await expect(page).toHaveURL(/#views=1000000$/);
  expect(documents()).toBe(0);
});
