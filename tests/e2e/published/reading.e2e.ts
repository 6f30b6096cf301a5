import {open} from '../live';
import {forEachOf} from '../steps';
import {expect, test} from '../test';
import {footer, heading, main, shareRead} from './page';
import {lists, posts} from './site';

test('lists and a post say how long each post takes to read', {tag: '@desktop'}, async ({page}) => {
  await forEachOf([...lists, posts[0]!.path], String, async (path) => {
    await open(page, path);
    const articles = main(page).getByRole('article');
    const count = await articles.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      await expect(articles.nth(index).getByText(/\b\d+ min read/)).toBeVisible();
    }
  });
});

test('legal pages say when they were last updated', {tag: '@desktop'}, async ({page}) => {
  const paths = ['/legal/', '/legal-notices/', '/general-terms-and-conditions-of-use/'];
  await forEachOf(paths, String, async (path) => {
    await open(page, path);
    await expect(main(page).getByText(/Last updated on/)).toBeVisible();
    await expect(main(page).getByRole('time')).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
  });
});

test(
  'on paper, a post read at night is its text, dark on white',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, `${posts[0]!.path}?docusaurus-theme=dark`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const list = page.getByText('All our posts', {exact: true}).filter({visible: true});
    await expect(list).not.toHaveCount(0);
    await page.emulateMedia({media: 'print'});
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(list).toHaveCount(0);
    await expect(footer(page)).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(main(page).locator('p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  },
);

test('a line below the bar grows while a post is read, and is full at its end', async ({page}) => {
  await open(page, posts[0]!.path);
  const read = () => shareRead(page);
  await expect.poll(read).toBeLessThan(0.5);
  const post = main(page).getByRole('article').first();
  await post.evaluate((element) => {
    element.scrollIntoView({block: 'end', behavior: 'instant'});
  });
  await expect.poll(read).toBeGreaterThan(0.99);
});
