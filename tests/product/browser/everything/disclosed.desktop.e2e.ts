import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';

test('a link to a heading that is closed away opens what it is in', async ({page}) => {
  await open(page, '/blog/2024/02/01/first-part/');
  await page.getByRole('link', {name: 'What is inside'}).click();
  await expect(page).toHaveURL('/blog/2024/02/02/second-part/#inside');
  await expect(page.getByRole('heading', {name: 'Inside'})).toBeInViewport();
  await expect(page.getByText('What a reader may leave closed.')).toBeVisible();
});
