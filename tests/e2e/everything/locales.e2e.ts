import {open} from '../live';
import {expect, test} from '../test';
import {openDropdown} from './menu';

const english = {desktop: 'English', phone: 'Languages'};
const french = {desktop: 'Français', phone: 'Langues'};

const place = 'long/?from=letter&n=1#middle';
const ways = [
  {dropdown: english, from: `/${place}`, language: 'Français', lang: 'fr', to: `/fr/${place}`},
  {dropdown: french, from: `/fr/${place}`, language: 'English', lang: 'en', to: `/${place}`},
];

for (const {dropdown, from, language, lang, to} of ways) {
  test(`the dropdown leads to the same place of the same page in ${language}`, async ({page}) => {
    await open(page, from);
    const bar = await openDropdown(page, dropdown);
    await bar.getByRole('link', {name: language}).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', {name: 'Middle'})).toBeInViewport();
  });
}

test('each language of the dropdown is announced in itself', async ({page}) => {
  await open(page, '/');
  const bar = await openDropdown(page, english);
  await expect(bar.getByRole('link', {name: 'Français'})).toHaveAttribute('lang', 'fr');
  await expect(bar.getByRole('link', {name: 'English'})).toHaveAttribute('lang', 'en');
});
