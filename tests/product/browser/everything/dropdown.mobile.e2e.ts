import {expect, test} from '../../../site/support/test';
import {menuButton, navbar} from '../../../site/browser/page';

test('a dropdown is collapsed until it is pressed, unless it leads to the page being read', async ({
  page,
}) => {
  const group = navbar(page)
    .getByRole('group')
    .filter({has: page.getByText('A dropdown', {exact: true})});
  const label = group.locator('summary');
  const item = group.getByRole('link', {name: 'Long page'});
  await page.goto('/');
  await menuButton(page).click();
  await expect(label).toBeInViewport({ratio: 1});
  await expect(item).toBeHidden();
  await label.click();
  await expect(item).toBeVisible();
  await label.click();
  await expect(item).toBeHidden();

  await label.focus();
  await page.keyboard.press('Enter');
  await item.click();
  await expect(page).toHaveURL('/long/');
  await expect(item).toBeHidden();

  await menuButton(page).click();
  await expect(item).toBeVisible();
  await expect(item).toHaveAttribute('aria-current', 'page');
});
