import {main} from '../published/page';
import {openPlainPost} from '../published/plain-post';
import {expect, test} from '../test';

test('a file that is downloaded shows no progress bar, since the page stays', async ({page}) => {
  const link = main(page).getByRole('link', {name: 'Code and data'});
  await openPlainPost(page);
  test.skip((await link.count()) === 0, 'Its editor shares no files.');
  const download = page.waitForEvent('download');
  await link.click();
  await download;
  // The bar would appear after 200 ms.
  await page.waitForTimeout(600);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
