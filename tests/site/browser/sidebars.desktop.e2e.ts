import {open} from '../support/live';
import {expect, test} from '../support/test';
import {heading} from './page';
import {inSidebar} from '../support/site';
import {at} from '../support/path-to';

test('the sidebar marks the post being read, and follows to the next', async ({page}) => {
  test.skip(inSidebar.length < 2, 'There is one post.');
  const [first, second] = [inSidebar.at(-2)!, inSidebar.at(-1)!];
  await open(page, first.path);
  const link = (name: string) =>
    page.getByRole('complementary').getByRole('link', {name, exact: true});
  await expect(link(first.title)).toHaveAttribute('aria-current', 'page');
  await expect(link(second.title)).not.toHaveAttribute('aria-current', 'page');

  await link(second.title).click();
  await expect(heading(page)).toHaveText(second.title);
  await expect(link(second.title)).toHaveAttribute('aria-current', 'page');
  await expect(link(first.title)).not.toHaveAttribute('aria-current', 'page');
});

test('legal pages share one sidebar that marks the current page', async ({page}) => {
  const names = ['Legal', 'Legal notices', 'General Terms & Conditions of Use'];
  await open(page, at('/legal/'));
  const links = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link');
  for (const name of names) {
    await links.getByText(name, {exact: true}).click();
    await expect(heading(page)).toHaveText(name);
    await expect(links).toHaveText(names);
    await expect(page.locator('[aria-current=page]').and(links)).toHaveText(name);
  }
});
