import {expect, test} from '../test';

test('the front page opens', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Meridiem Engineering');
});
