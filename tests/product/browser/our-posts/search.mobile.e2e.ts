import {expect, test} from '../../../site/support/test';
import {heading, navbar, searchDialog} from '../../../site/browser/page';
import {postOf} from './path-of';

const cron = postOf('cron-meets-daylight-saving-time');

test('what is found fills the screen of a phone, and the empty field does not, without React', async ({
  page,
}) => {
  const dialog = searchDialog(page);
  const results = dialog.locator('ol > li > a');
  await page.goto('/archive/');
  await navbar(page).getByRole('link', {name: 'Search'}).tap();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  const {width, height} = page.viewportSize()!;
  expect((await dialog.boundingBox())!.height).toBeLessThan(height / 4);
  await page.keyboard.type('cron');
  await expect(results.first()).toHaveText(cron.title);
  expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, width, height});
  await results.first().tap();
  await expect(heading(page)).toHaveText(cron.title);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});
