import {clientScripts, holdBack} from '../../../../site/support/hold-back';
import {expect, test} from '../../../../site/support/test';
import {main} from '../../../../site/browser/page';
import {pathOf} from '../../our-posts/path-of';

test('a calculator that is near starts the client on a phone too, and uses numbers typed before it came', async ({
  page,
}) => {
  const scripts = await holdBack(page, clientScripts);
  await page.goto(pathOf('what-a-static-site-costs'));
  const calculator = main(page).getByRole('region', {name: 'Cost calculator'});
  await calculator.scrollIntoViewIfNeeded();
  await scripts.holdsSome();
  await calculator.getByLabel('Page views a month').fill('1000000');
  await expect(calculator.getByRole('status')).toHaveText('$3.98 a month');
  scripts.release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(calculator.getByRole('status')).toHaveText('$39.80 a month');
});
