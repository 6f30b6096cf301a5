import {identity} from '../../../src/site/identity';
import {open} from '../live';
import {expect, test} from '../test';
import {breakCode} from './break-post';
import {footer, heading, main, navbar, openSearch, rgb, searchDialog} from './page';
import {posts, word} from './site';

const {path, title, section} = posts.at(-1)!;

test.describe('a part that does not arrive', () => {
  test.use({
    expectedProblems: [/ERR_FAILED|Failed to load resource|could not be loaded|pagefind/i],
  });

  test('the style sheet: the text has its look from the page itself', async ({page}) => {
    await page.route(/\.css$/, (route) => route.abort());
    await open(page, path);
    await expect(main(page).getByRole('heading', {name: section})).toBeVisible();
    await expect(page.locator('html')).toHaveCSS(
      'background-color',
      rgb(identity.colours.day.paper),
    );
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'pixels that the page is too wide',
    ).toBeLessThanOrEqual(0);
    await footer(page).getByRole('link', {name: 'Archive', exact: true}).click();
    await expect(heading(page)).toHaveText('Archive');
  });

  test('the fonts: the text is there in others', async ({page}) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await open(page, path);
    await expect(heading(page)).toBeVisible();
    await footer(page).getByRole('link', {name: 'Archive', exact: true}).click();
    await expect(heading(page)).toHaveText('Archive');
  });

  test('the index of the search: it says so, and posts are still found by title', async ({
    page,
  }) => {
    await page.route(/\/pagefind\//, (route) => route.abort());
    await open(page, `/search/?q=${word}`);
    await expect(main(page).getByText(/could not be loaded/)).toBeVisible();
    await expect(main(page).getByRole('listitem').getByRole('link').first()).toBeVisible();
  });

  test('the code of the search: the dialog says so, and leads to the page', async ({page}) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await page.route(/\.js$/, (route) => route.abort());
    await openSearch(page);
    await expect(searchDialog(page).getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(/\.js$/);
    await searchDialog(page).getByRole('button', {name: 'Retry'}).click();
    await expect(searchDialog(page).getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a part that crashes', () => {
  test.use({expectedProblems: [/The drawing fell off/]});

  test('the navbar: the page is there, and the name of the site leads home', async ({page}) => {
    await breakCode(page, '"theme-layout-navbar","navbar"');
    await open(page, path);
    await expect(navbar(page)).toHaveCount(0);
    const home = page
      .getByRole('navigation')
      .getByRole('link', {name: identity.title, exact: true});
    await expect(home).toHaveAttribute('href', '/');
    await expect(heading(page)).toHaveText(title);
    await expect(main(page).getByRole('heading', {name: section})).toBeVisible();
    await footer(page).getByRole('link', {name: 'Archive', exact: true}).click();
    await expect(heading(page)).toHaveText('Archive');
  });

  test('the footer: the page is there without it', async ({page, isMobile}) => {
    await breakCode(page, '"theme-layout-footer","footer"');
    await open(page, path);
    await expect(footer(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(title);
    await expect(main(page).getByRole('heading', {name: section})).toBeVisible();
    await navbar(page)
      .getByRole('link', {name: isMobile ? 'Search' : 'Archive', exact: true})
      .press('Enter');
    await expect(isMobile ? searchDialog(page) : heading(page)).toBeVisible();
  });

  for (const from of ['the address bar', 'a link']) {
    test(`a reading aid: the report is followed by the article (opened from ${from})`, async ({
      page,
    }) => {
      await breakCode(page, '"contents_ContentsDisclosure"');
      if (from === 'a link') {
        await open(page, '/search/');
        await main(page).getByRole('link', {name: title}).click();
      } else {
        await page.goto(path);
      }
      await expect(heading(page)).toHaveText('This page crashed.');
      await expect(main(page).getByRole('heading', {name: title})).toBeVisible();
      await expect(main(page).getByRole('heading', {name: section})).toBeVisible();
      await expect(main(page).locator('p:visible, pre:visible').first()).toBeVisible();
      await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    });
  }
});
