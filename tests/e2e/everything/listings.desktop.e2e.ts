import {open} from '../live';
import {expect, test} from '../test';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('of a session in a terminal, what was typed is copied; a diff in a language has its colours', async ({
  page,
}) => {
  await open(page, '/blog/2024/02/01/first-part/');
  const main = page.getByRole('main');
  await main.getByRole('button', {name: 'Copy shell-session'}).click();
  await expect(main.getByRole('button', {name: 'Copy shell-session'})).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm ci\nnpm test');

  const added = main.getByRole('insertion');
  await expect(added).toHaveText('+const a = 2;');
  await expect(added.getByText('const')).not.toHaveCSS(
    'color',
    await added.evaluate((element) => getComputedStyle(element).color),
  );
});
