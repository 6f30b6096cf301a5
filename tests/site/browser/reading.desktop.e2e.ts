import {expect, test} from '../support/test';
import {postTextId} from '../../../src/lib/contracts';
import {footer, hasSwitch, heading, html, main, navbar} from './page';
import {posts} from '../support/site';

test('on paper, a post read at night is its text, dark on white', async ({page}) => {
  await page.goto(`${posts[0]!.path}?docusaurus-theme=dark`);
  if (hasSwitch) {
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  }
  const list = page.getByText('All our posts', {exact: true}).filter({visible: true});
  await expect(list).not.toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(list).toHaveCount(0);
  await expect(footer(page)).toBeHidden();
  await expect(html(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(main(page).locator('p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a line below the bar grows while a post is read, and is full at its end', async ({page}) => {
  await page.goto(posts[0]!.path);
  /** How much the line says is read, from 0 to 1. */
  const read = () =>
    navbar(page).evaluate((bar) => new DOMMatrix(getComputedStyle(bar, '::after').transform).a);
  await expect.poll(read).toBeLessThan(0.5);
  await main(page)
    .locator(`#${postTextId}`)
    .evaluate((element) => {
      element.scrollIntoView({block: 'end', behavior: 'instant'});
    });
  await expect.poll(read).toBeGreaterThan(0.99);
});
