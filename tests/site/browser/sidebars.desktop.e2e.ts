import {open} from '../support/live';
import {expect, test} from '../support/test';
import {heading} from './page';
import {inSidebar} from '../support/site';

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
