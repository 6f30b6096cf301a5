import {isLive, open} from '../live';
import {expect, test} from '../test';
import {openDropdown} from './menu';

const english = {desktop: 'English', phone: 'Languages'};
const french = {desktop: 'Français', phone: 'Langues'};

const place = 'long/?from=letter&n=1#middle';

test('the dropdown leads to the same place of the same page in another language, and back', async ({
  page,
}) => {
  const middle = page.getByRole('heading', {name: 'Middle'});
  await open(page, `/${place}`);
  const bar = await openDropdown(page, english);
  // Each language is announced in itself.
  await expect(bar.getByRole('link', {name: 'English'})).toHaveAttribute('lang', 'en');
  await expect(bar.getByRole('link', {name: 'Français'})).toHaveAttribute('lang', 'fr');
  await bar.getByRole('link', {name: 'Français'}).click();
  await expect(page).toHaveURL(`/fr/${place}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(middle).toBeInViewport();

  await isLive(page);
  await openDropdown(page, french);
  await bar.getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL(`/${place}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(middle).toBeInViewport();
});
