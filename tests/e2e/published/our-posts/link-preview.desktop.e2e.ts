import {open} from '../../live';
import {expect, test} from '../../test';
import {main} from '../page';
import {posts} from '../site';

const from = posts.find(({path}) => path.includes('the-price-of-hydration'))!;
const to = posts.find(({path}) => path.includes('a-static-blog-on-purpose'))!;

test.beforeEach(async ({page}) => {
  await open(page, from.path);
});

const linkTo = (page: Parameters<typeof main>[0], path: string) =>
  main(page).locator(`.markdown a[href^="${path}"]`).first();

test('a link to a post shows its cover, title, description and day while the pointer is on either', async ({
  page,
}) => {
  const card = page.locator('[popover]');
  await linkTo(page, to.path).hover();
  await expect(card.locator('svg use')).toHaveAttribute('href', /\/covers\/.+\.svg#/);
  await expect(card.locator('p')).toHaveText(/One changed word/);
  await expect(card.getByText(to.title)).toBeVisible();
  await expect(card.getByText('2 April 2024')).toBeVisible();
  await card.hover();
  await page.waitForTimeout(400);
  await expect(card).toBeVisible();
  await main(page).getByRole('heading', {level: 1}).hover();
  await expect(card).toHaveCount(0);
});

test('so does the focus, and Escape closes it', async ({page}) => {
  const card = page.locator('[popover]');
  await page.keyboard.press('Tab');
  await linkTo(page, to.path).focus();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});

test('a pressed link leaves none behind', async ({page}) => {
  await linkTo(page, to.path).hover();
  await expect(page.locator('[popover]')).toBeVisible();
  await linkTo(page, to.path).click();
  await expect(page).toHaveURL(({pathname}) => pathname === to.path);
  await expect(page.locator('[popover]')).toHaveCount(0);
});

test('a link to a post shows them before anything else on the page was used', async ({page}) => {
  await page.goto(from.path);
  await linkTo(page, to.path).hover();
  await expect(page.locator('[popover]').getByText(/One changed word/)).toBeVisible();
});

test('a link elsewhere shows none', async ({page}) => {
  await main(page).locator('.markdown a[href^="https://"]').first().hover();
  await page.waitForTimeout(800);
  await expect(page.locator('[popover]')).toHaveCount(0);
});
