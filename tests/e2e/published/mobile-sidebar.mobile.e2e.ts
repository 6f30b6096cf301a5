import type {Page} from '@playwright/test';
import {open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {footerLink, heading, menuButton, navbar} from './page';
import {barPages, barSites, inSidebar, posts} from './site';

const closeButton = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
const backButton = (page: Page) => page.getByRole('button', {name: 'Back to main menu'});
const postsButton = (page: Page) => navbar(page).getByRole('button', {name: 'All our posts'});

async function openMenu(page: Page, path: string): Promise<void> {
  await open(page, path);
  await menuButton(page).click();
  await expect(closeButton(page)).toBeInViewport({ratio: 1});
}

async function isClosed(page: Page): Promise<void> {
  await expect(closeButton(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  // The page under the menu scrolls again.
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
}

test('the menu is closed at first, and opens with its button', async ({page}) => {
  await open(page, '/');
  await isClosed(page);
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(closeButton(page)).toBeInViewport({ratio: 1});
  // Only the script sets the colour of its cross.
  await expect(closeButton(page).locator('g')).not.toHaveCSS('stroke', 'none');
});

test('the menu has the links that a wide window has in its bar', async ({page}) => {
  await openMenu(page, pathTo.search);
  for (const {name} of [...barPages, ...barSites]) {
    await expect(navbar(page).getByRole('listitem').getByRole('link', {name})).toBeInViewport({
      ratio: 1,
    });
  }
});

test('on pages of the blog the menu opens with its links, and leads to the list of posts', async ({
  page,
}) => {
  await openMenu(page, '/');
  await expect(
    navbar(page).getByRole('link', {name: barPages[0]!.name, exact: true}),
  ).toBeInViewport();
  await postsButton(page).click();
  for (const {path, title} of inSidebar) {
    await expect(navbar(page).getByRole('link', {name: title, exact: true})).toHaveAttribute(
      'href',
      path,
    );
  }
  await expect(
    navbar(page).getByRole('link', {name: posts[0]!.title, exact: true}),
  ).toBeInViewport();
  await expect(navbar(page).getByRole('heading')).toHaveText([
    ...new Set(inSidebar.map(({year}) => year)),
  ]);
});

test('on legal pages the menu opens with the list of legal pages', async ({page}) => {
  await openMenu(page, '/legal-notices/');
  for (const name of ['Legal', 'Legal notices', 'General Terms & Conditions of Use']) {
    await expect(navbar(page).getByRole('link', {name, exact: true})).toBeInViewport({ratio: 1});
  }
  await expect(
    navbar(page).getByRole('link', {name: 'Legal notices', exact: true}),
  ).toHaveAttribute('aria-current', 'page');
});

for (const path of ['/', '/legal-notices/']) {
  test(`"Back to main menu" leads from the list of ${path} to the menu`, async ({page}) => {
    await openMenu(page, path);
    if (path === '/') {
      await postsButton(page).click();
    }
    const archive = navbar(page).getByRole('link', {name: barPages[0]!.name, exact: true});
    await expect(archive).not.toBeInViewport();
    await backButton(page).click();
    await expect(archive).toBeInViewport({ratio: 1});
    await expect(backButton(page)).not.toBeInViewport();
  });
}

test('the close button closes the menu', async ({page}) => {
  await openMenu(page, '/');
  await closeButton(page).click();
  await isClosed(page);
});

test('a tap beside the menu closes it', async ({page}) => {
  // On a phone it is as wide as the window.
  await page.setViewportSize({width: 600, height: 844});
  await openMenu(page, '/');
  await page.touchscreen.tap(580, 600);
  await isClosed(page);
});

test('the menu closes when the window becomes wide', async ({page}) => {
  await openMenu(page, '/');
  await page.setViewportSize({width: 1100, height: 800});
  await expect(closeButton(page)).toBeHidden();
  await page.setViewportSize({width: 390, height: 844});
  await expect(menuButton(page)).toBeVisible();
  await isClosed(page);
});

test('closed on the list of posts, it opens on its links again', async ({page}) => {
  await openMenu(page, '/');
  await postsButton(page).click();
  await expect(backButton(page)).toBeInViewport();
  await closeButton(page).click();
  await isClosed(page);
  await menuButton(page).click();
  await expect(postsButton(page)).toBeInViewport({ratio: 1});
});

test('a link of the menu opens its page and closes the menu', async ({page}) => {
  await openMenu(page, pathTo.search);
  const {name, heading: words} = barPages.at(-1)!;
  await navbar(page).getByRole('link', {name, exact: true}).click();
  await expect(heading(page)).toHaveText(words);
  await isClosed(page);
});

test('a post of the menu opens and closes the menu', async ({page}) => {
  await openMenu(page, '/');
  await postsButton(page).click();
  await navbar(page)
    .getByRole('link', {name: inSidebar.at(-1)!.title, exact: true})
    .click();
  await expect(heading(page)).toHaveText(inSidebar.at(-1)!.title);
  await isClosed(page);
});

test('back closes the menu before it leaves the page', async ({page}) => {
  await open(page, pathTo.archive);
  await footerLink(page, pathTo.tags).click();
  await expect(heading(page)).toHaveText('Tags');
  await menuButton(page).click();
  await expect(closeButton(page)).toBeInViewport({ratio: 1});
  await page.goBack({waitUntil: 'commit'});
  await isClosed(page);
  await expect(heading(page)).toHaveText('Tags');
});

test('the keyboard reaches what the menu shows, and nothing beside it', async ({page}) => {
  await openMenu(page, '/');
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
});
