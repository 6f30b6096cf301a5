import type {Page} from '@playwright/test';
import {motionEnds} from '../support/scroll';
import {expect, test} from '../support/test';
import {at, pathTo} from '../support/path-to';
import {closeButton, heading, html, menuButton, navbar} from './page';
import {barPages, barSites, inSidebar, posts} from '../support/site';

const backButton = (page: Page) => page.getByRole('button', {name: 'Back to main menu'});
const postsButton = (page: Page) => navbar(page).getByRole('button', {name: 'All our posts'});

async function openMenu(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await menuButton(page).click();
  await expect(closeButton(page)).toBeInViewport({ratio: 1});
  await motionEnds(page);
}

async function isClosed(page: Page): Promise<void> {
  await expect(closeButton(page)).toBeHidden();
  // The page under the menu scrolls again.
  await expect(html(page)).not.toHaveCSS('overflow', 'hidden');
}

test('the menu opens with its button, closes with its own, and has the links of a wide bar', async ({
  page,
}) => {
  await page.goto(at('/'));
  await isClosed(page);
  await menuButton(page).tap();
  await expect(closeButton(page)).toBeInViewport({ratio: 1});
  // Only the script sets the colour of its cross.
  await expect(closeButton(page).locator('g')).not.toHaveCSS('stroke', 'none');
  await closeButton(page).click();
  await isClosed(page);

  await openMenu(page, pathTo.search);
  for (const {name} of [...barPages, ...barSites]) {
    await expect(navbar(page).getByRole('listitem').getByRole('link', {name})).toBeInViewport({
      ratio: 1,
    });
  }
});

test('on pages of the blog the menu leads to the list of posts, back, and to a post', async ({
  page,
}) => {
  await openMenu(page, at('/'));
  const link = (name: string) => navbar(page).getByRole('link', {name, exact: true});
  const archive = link(barPages[0]!.name);
  await expect(archive).toBeInViewport();
  await postsButton(page).click();
  await expect(archive).not.toBeInViewport();
  for (const {path, title} of inSidebar) {
    await expect(link(title)).toHaveAttribute('href', path);
  }
  await expect(link(posts[0]!.title)).toBeInViewport();
  await expect(navbar(page).getByRole('heading')).toHaveText([
    ...new Set(inSidebar.map(({year}) => year)),
  ]);
  await backButton(page).click();
  await expect(archive).toBeInViewport({ratio: 1});
  await expect(backButton(page)).not.toBeInViewport();

  // Closed on the list of posts, it opens on its links again.
  await postsButton(page).click();
  await expect(backButton(page)).toBeInViewport();
  await closeButton(page).click();
  await isClosed(page);
  await menuButton(page).click();
  await expect(postsButton(page)).toBeInViewport({ratio: 1});

  await postsButton(page).click();
  await link(inSidebar.at(-1)!.title).click();
  await expect(heading(page)).toHaveText(inSidebar.at(-1)!.title);
  await isClosed(page);
});

test('on legal pages the menu opens with their list, and leads back to its links, and to a page', async ({
  page,
}) => {
  await openMenu(page, at('/legal-notices/'));
  const link = (name: string) => navbar(page).getByRole('link', {name, exact: true});
  for (const name of ['Legal', 'Legal notices', 'General Terms & Conditions of Use']) {
    await expect(link(name)).toBeInViewport({ratio: 1});
  }
  await expect(link('Legal notices')).toHaveAttribute('aria-current', 'page');
  const {name, heading: words} = barPages.at(-1)!;
  await expect(link(name)).not.toBeInViewport();
  await backButton(page).click();
  await expect(link(name)).toBeInViewport({ratio: 1});
  await expect(backButton(page)).not.toBeInViewport();
  await link(name).click();
  await expect(heading(page)).toHaveText(words);
  await isClosed(page);
});

test('what the menu covers is left out, and the page is in its place when the menu closes', async ({
  page,
}) => {
  await page.goto(posts[0]!.path);
  await page.evaluate(() => document.fonts.ready);
  const main = page.locator('.main-wrapper');
  await page.evaluate(() => {
    scrollTo(0, 1200);
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  await motionEnds(page);
  const read = await page.evaluateHandle(() => document.elementFromPoint(innerWidth / 2, 500)!);
  const place = () => read.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  // A tap would first scroll to the button, where the bar hides while a reader scrolls down.
  await menuButton(page).dispatchEvent('click');
  await expect(main).toHaveCSS('content-visibility', 'hidden');
  await motionEnds(page);
  await closeButton(page).click();
  await isClosed(page);
  await expect(main).toHaveCSS('content-visibility', 'visible');
  await expect.poll(place).toBe(before);

  // Beside a menu that is narrower than the window, the page stays to be seen.
  await page.setViewportSize({width: 600, height: 844});
  await menuButton(page).tap();
  await expect(closeButton(page)).toBeInViewport({ratio: 1});
  await expect(main).toHaveCSS('content-visibility', 'visible');
});

test('the menu closes when a reader taps beside it, and when the window becomes wide', async ({
  page,
}) => {
  // On a phone it is as wide as the window.
  await page.setViewportSize({width: 600, height: 844});
  await openMenu(page, at('/'));
  await page.touchscreen.tap(580, 600);
  await isClosed(page);

  await menuButton(page).click();
  await expect(closeButton(page)).toBeInViewport({ratio: 1});
  await page.setViewportSize({width: 1100, height: 800});
  await expect(closeButton(page)).toBeHidden();
  await page.setViewportSize({width: 390, height: 844});
  await expect(menuButton(page)).toBeVisible();
  await isClosed(page);
});

test('the keyboard reaches what the menu shows, and nothing beside it, and Escape closes it', async ({
  page,
}) => {
  await openMenu(page, at('/'));
  await expect(closeButton(page)).toBeFocused();
  const places = new Set<string>();
  for (let press = 0; press < barPages.length + barSites.length + 10; press++) {
    await page.keyboard.press('Tab');
    const {name, left, right} = await page.evaluate(() => {
      const element = document.activeElement!;
      const {left, right} = element.getBoundingClientRect();
      return {name: element.textContent, left, right};
    });
    places.add(name);
    expect(left, name).toBeGreaterThanOrEqual(0);
    expect(right, name).toBeLessThanOrEqual(page.viewportSize()!.width);
  }
  expect(places.size).toBeGreaterThan(barPages.length);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await expect(menuButton(page)).toBeFocused();
});
