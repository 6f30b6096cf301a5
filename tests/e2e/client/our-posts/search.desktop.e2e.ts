import type {Page} from '@playwright/test';
import {holdBack} from '../../hold-back';
import {open} from '../../live';
import {expect, test} from '../../test';
import {main, openSearch, searchDialog} from '../../published/page';
import {posts, tags} from '../../published/site';

const cron = posts.find(({title}) => title.startsWith('Cron'))!;
const field = (page: Page) => searchDialog(page).getByRole('searchbox');
const results = (page: Page) => searchDialog(page).locator('ol > li > a');
const count = (page: Page) => searchDialog(page).getByRole('status');

test('what is typed while the code is on its way is searched for', async ({page}) => {
  const held = await holdBack(page, /\/pagefind\//);
  await open(page, '/archive/');
  await openSearch(page);
  await page.keyboard.type('cron');
  await held.holdsSome();
  await expect(count(page)).toHaveText('Searching…');
  held.release();
  await expect(results(page).first()).toHaveText(cron.title);
});

test.describe('without the index', () => {
  test.use({expectedProblems: [/pagefind|ERR_FAILED/i]});

  test('it says so before a word is typed, and tries again', async ({page, context}) => {
    await context.route(/\/pagefind\//, (route) => route.abort());
    await open(page, '/archive/');
    await openSearch(page);
    await expect(searchDialog(page).getByRole('alert')).toContainText('could not be loaded');
    await context.unroute(/\/pagefind\//);
    await searchDialog(page).getByRole('button', {name: 'Retry'}).click();
    await expect(searchDialog(page).getByRole('alert')).toHaveCount(0);
    await field(page).fill('cron');
    await expect(results(page).first()).toHaveText(cron.title);
  });
});

test.describe('without its code', () => {
  test.use({expectedProblems: [/assets\/js|ERR_FAILED/]});

  test('it says so, tries again, and leads to the search page', async ({page, context}) => {
    await open(page, '/archive/');
    await page.waitForLoadState('networkidle');
    // The listener has loaded by now; the dialog that it opens has not.
    await context.route(/\/assets\/js\//, (route) => route.abort());
    await openSearch(page);
    const alert = searchDialog(page).getByRole('alert');
    await expect(alert).toContainText('The search could not be loaded.');
    await expect(alert.getByRole('link', {name: 'Open the search page'})).toHaveAttribute(
      'href',
      '/search/',
    );
    await context.unroute(/\/assets\/js\//);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await field(page).fill('cron');
    await expect(results(page).first()).toHaveText(cron.title);
  });
});

test.describe('the search page without the index', () => {
  test.use({expectedProblems: [/pagefind|Failed to fetch|ERR_FAILED/i]});

  for (const [what, piece] of [
    ['its script', /\/pagefind\.js/],
    ['what it begins with', /\/pagefind-entry\.json/],
    ['a piece of it', /\/index\/.*\.pf_index/],
    ['a page of it', /\/fragment\//],
    ['the words', /\/words\//],
  ] as const) {
    test(`the page says when ${what} cannot be loaded, finds titles, and tries again`, async ({
      page,
      context,
    }) => {
      await context.route(piece, (route) => route.abort());
      await open(page, '/search/?q=terraform');
      await expect(page.getByRole('alert')).toContainText('The search index could not be loaded.');
      await expect(main(page).locator('ol > li > a, ol > li > h2 > a')).toHaveText(
        posts.filter(({title}) => title.includes('Terraform')).map(({title}) => title),
      );
      await context.unroute(piece);
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(main(page).getByRole('status')).toHaveText(/^(One result|\d+ results)$/);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('closed and at once opened again, it is empty and searches', async ({page}) => {
  await open(page, '/archive/');
  await openSearch(page);
  await page.keyboard.type('terraform');
  await expect(results(page).first()).toBeVisible();
  await searchDialog(page)
    .getByRole('button', {name: 'Close'})
    .evaluate((close: HTMLElement) => {
      close.click();
      // The dialog's `close` event comes later.
      document.querySelector<HTMLElement>('.theme-search')!.click();
    });
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('cron');
  await expect(field(page)).toHaveValue('cron');
  await expect(results(page).first()).toHaveText(cron.title);
});

test('a tag and a year that are chosen at once both count', async ({page}) => {
  const {year, tags: own} = posts[0]!;
  const tag = tags.find(({key}) => key === own[0])!.name;
  await open(page, '/search/');
  await page.evaluate(
    (choices) => {
      for (const [name, value] of Object.entries(choices)) {
        const select = document.querySelector<HTMLSelectElement>(`main select[name="${name}"]`)!;
        select.value = value;
        select.dispatchEvent(new Event('change', {bubbles: true}));
      }
    },
    {tag, year},
  );
  await expect(page).toHaveURL(`/search/?tag=${tag.replaceAll(' ', '+')}&year=${year}`);
  await expect(page.getByLabel('Tag')).toHaveValue(tag);
  await expect(page.getByLabel('Year')).toHaveValue(year);
});
