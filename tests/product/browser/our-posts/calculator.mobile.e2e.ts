import type {Page} from '@playwright/test';
import {clientScripts, holdBack} from '../../../site/support/hold-back';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {main} from '../../../site/browser/page';
import {mainScript} from '../client/files';
import {pathOf} from './path-of';

const path = pathOf('what-a-static-site-costs');
const calculator = (page: Page) => main(page).getByRole('region', {name: 'Cost calculator'});
const bill = (page: Page) => calculator(page).getByRole('status');
const views = (page: Page) => calculator(page).getByLabel('Page views a month');

test('the calculator begins with the bill of the post, follows the keyboard, and keeps its numbers in the address', async ({
  page,
}) => {
  await open(page, path);
  await expect(bill(page)).toHaveText('$0.58 a month');
  await views(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1000000');
  await expect(bill(page)).toHaveText('$13.10 a month');
  await expect(page).toHaveURL(/#views=1000000$/);

  await page.reload();
  await expect(bill(page)).toHaveText('$13.10 a month');
  await expect(calculator(page)).toBeInViewport();
  await expect(views(page)).toHaveValue('1000000');

  await calculator(page).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(bill(page)).toHaveText('$40.30 a month');
  await expect(page).toHaveURL(/free=0/);

  await calculator(page).getByRole('button', {name: 'Back to our assumptions'}).press('Enter');
  await expect(bill(page)).toHaveText('$0.58 a month');
  await expect(views(page)).toHaveValue('100000');

  // It says which number it cannot use, and keeps it.
  await views(page).fill('-5');
  await expect(bill(page)).toHaveText('Correct the marked fields');
  await expect(views(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(views(page)).toHaveAccessibleDescription('A number from 0 to 1000000000');
  await expect(views(page)).toHaveValue('-5');
});

test('when it is near, it starts the client on a phone too, and uses numbers typed before that came', async ({
  page,
}) => {
  const scripts = await holdBack(page, clientScripts);
  await page.goto(path);
  await calculator(page).scrollIntoViewIfNeeded();
  await scripts.holdsSome();
  await views(page).fill('1000000');
  await expect(bill(page)).toHaveText('$0.58 a month');
  scripts.release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(bill(page)).toHaveText('$13.10 a month');
});

test.describe('where React does not come', () => {
  test.use({expectedProblems: [/SyntaxError/]});

  test('a page in place of a script is noticed, and Retry loads the page again', async ({page}) => {
    const answer = {contentType: 'text/javascript', body: '<!doctype html><p>Words'};
    await page.route(mainScript, (route) => route.fulfill(answer));
    await page.goto(path);
    await calculator(page).scrollIntoViewIfNeeded();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('A part of this page could not be loaded.');
    await page.unroute(mainScript);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await calculator(page).scrollIntoViewIfNeeded();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(notice).toHaveCount(0);
  });
});
