import {readFileSync} from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from '../../../site/support/test';

test('a post whose editor shares files offers them to readers, and no other post does', async ({
  page,
}) => {
  await page.goto('/blog/2023/12/31/pictures/');
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Code and data'}).click();
  const path = await (await download).path();
  const files = unzipSync(readFileSync(path));
  expect(Object.keys(files)).toEqual(['plan.svg']);
  expect(strFromU8(files['plan.svg']!)).toContain('<svg');

  await page.goto('/blog/2024/02/01/first-part/');
  await expect(page.getByRole('link', {name: 'Code and data'})).toHaveCount(0);
});
