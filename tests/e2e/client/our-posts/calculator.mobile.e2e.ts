import type {Page} from '@playwright/test';
import {holdable} from '../../hold-back';
import {open} from '../../live';
import {expect, test} from '../../test';
import {main} from '../../published/page';
import {pathOf} from '../../published/our-posts/path-of';

const path = pathOf('what-a-static-site-costs');
const calculator = (page: Page) => main(page).getByRole('region', {name: 'Cost calculator'});
const bill = (page: Page) => calculator(page).getByRole('status');
const views = (page: Page) => calculator(page).getByLabel('Page views a month');

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
