import type {Page} from '@playwright/test';
import {identity} from '../../../src/site/identity';
import {holdBack} from '../hold-back';
import {open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {breakCode, openBroken, ways} from './break-post';
import {
  footer,
  footerLink,
  heading,
  main,
  navbar,
  openSearch,
  rgb,
  searchDialog,
  searchListens,
  sectionOf,
} from '../published/page';
import {anyPost, barPages, word} from '../published/site';

const {path, title} = anyPost;

test.describe('a part that does not arrive', () => {
  test.use({
    expectedProblems: [/ERR_FAILED|Failed to load resource|could not be loaded|pagefind/i],
  });

  test('the style sheet: the text has its look from the page itself', async ({page}) => {
    await page.route(/\.css$/, (route) => route.abort());
    await open(page, path);
    await expect(sectionOf(page, anyPost)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS(
      'background-color',
      rgb(identity.colours.day.paper),
    );
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'pixels that the page is too wide',
    ).toBeLessThanOrEqual(0);
    await footerLink(page, pathTo.archive).click();
    await expect(heading(page)).toHaveText('Archive');
  });

  test('the fonts: the text is there in others', {tag: '@desktop'}, async ({page}) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await open(page, path);
    await expect(heading(page)).toBeVisible();
    await footerLink(page, pathTo.archive).click();
    await expect(heading(page)).toHaveText('Archive');
  });

  test(
    'the index of the search: it says so, and posts are still found by title',
    {tag: '@desktop'},
    async ({page}) => {
      await page.route(/\/pagefind\//, (route) => route.abort());
      await open(page, `${pathTo.search}?q=${word}`);
      await expect(main(page).getByText(/could not be loaded/)).toBeVisible();
      await expect(main(page).getByRole('listitem').getByRole('link').first()).toBeVisible();
    },
  );

  test(
    'the index of the search, which neither comes nor fails: the same, and it may still come',
    {tag: '@desktop'},
    async ({page}) => {
      await page.clock.install();
      const index = await holdBack(page, /\/pagefind\//);
      await open(page, `${pathTo.search}?q=${word}`);
      await index.holdsSome();
      await expect(main(page).getByRole('status')).toHaveText('Searching…');
      await page.clock.fastForward(11_000);
      await expect(main(page).getByRole('alert')).toContainText('could not be loaded');
      await expect(main(page).getByRole('listitem').getByRole('link').first()).toBeVisible();
      index.release();
      await expect(main(page).getByRole('alert')).toHaveCount(0);
      await expect(main(page).getByRole('status')).toHaveText(/result/);
    },
  );

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

  /** Checks the report, and that trying again first fails, then succeeds. */
  async function isReportedAndTriedAgain(page: Page): Promise<void> {
    const report = page.getByRole('alert');
    const tryAgain = report.getByRole('button', {name: 'Try again'});
    await expect(report).toContainText('This part of the page crashed.');
    await expect(report).toContainText('The drawing fell off');
    await tryAgain.click();
    await expect(report).toContainText('The drawing fell off');
    await page.evaluate(() => {
      globalThis.isFixed = true;
    });
    await tryAgain.click();
    await expect(report).toHaveCount(0);
  }

  test('the navbar: the page is there, the name of the site leads home, and it says so', async ({
    page,
  }) => {
    await breakCode(page, '"theme-layout-navbar","navbar"');
    await open(page, path);
    await expect(navbar(page)).toHaveCount(0);
    const home = page
      .getByRole('navigation')
      .getByRole('link', {name: identity.title, exact: true});
    await expect(home).toHaveAttribute('href', '/');
    await expect(heading(page)).toHaveText(title);
    await expect(sectionOf(page, anyPost)).toBeVisible();
    await isReportedAndTriedAgain(page);
    await expect(navbar(page)).toBeVisible();
    await footerLink(page, pathTo.archive).click();
    await expect(heading(page)).toHaveText('Archive');
  });

  test('the footer: the page is there without it, and says so', async ({page, isMobile}) => {
    await breakCode(page, '"theme-layout-footer","footer"');
    await open(page, path);
    await expect(footer(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(title);
    await expect(sectionOf(page, anyPost)).toBeVisible();
    await searchListens(page);
    await navbar(page)
      .getByRole('link', {name: isMobile ? 'Search' : barPages[0]!.name, exact: true})
      .press('Enter');
    await expect(isMobile ? searchDialog(page) : heading(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await isReportedAndTriedAgain(page);
    await expect(footer(page)).toBeVisible();
  });

  for (const from of ways) {
    test(`a reading aid: the report is followed by the article (opened from ${from})`, async ({
      page,
    }) => {
      await breakCode(page, '"contents_ContentsDisclosure"');
      await openBroken(page, from, anyPost);
      await expect(heading(page)).toHaveText('This page crashed.');
      await expect(main(page).getByRole('heading', {name: title, exact: true})).toBeVisible();
      await expect(sectionOf(page, anyPost)).toBeVisible();
      await expect(main(page).locator('p:visible, pre:visible').first()).toBeVisible();
      await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    });
  }
});
