import {expect, test} from '../../../site/support/test';

test('a footer without columns has a flat list of links, a logo for each colour mode, its copyright as HTML, and is dark by day', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const [first, second] = ['First flat link', 'Second flat link'].map((name) =>
    footer.getByRole('link', {name}),
  );
  await expect(first!).toHaveAttribute('href', '/long/');
  await expect(second!).toHaveAttribute('href', '/blog/');
  await expect(footer.getByRole('list'), 'no columns').toHaveCount(0);
  await expect(footer.locator('i')).toHaveText('everything');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(footer).toHaveCSS('background-color', 'rgb(48, 56, 70)');
  await expect(first!).toHaveCSS('color', 'rgb(235, 237, 240)');

  const logo = footer.getByRole('img', {name: 'The footer logo'});
  await expect(footer.getByRole('link', {name: 'The footer logo'})).toHaveAttribute(
    'href',
    '/long/',
  );
  await expect(logo).toHaveAttribute('src', '/img/day.svg');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(logo).toHaveAttribute('src', '/img/night.svg');
});
