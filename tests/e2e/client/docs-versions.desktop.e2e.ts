import {open} from '../live';
import {expect, test} from '../test';

test('a version of the docs that was remembered is forgotten where there are no versions', async ({
  page,
}) => {
  const key = 'docs-preferred-version-default';
  await page.addInitScript((name) => {
    localStorage.setItem(name, '0.9');
  }, key);
  await open(page, '/');
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});
