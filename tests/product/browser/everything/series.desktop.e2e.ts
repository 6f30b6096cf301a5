import {parseRssFeed} from 'feedsmith';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';

const first = '/blog/2024/02/01/first-part/';

test('a post of a series tells which part it is, and leads to the others', async ({page}) => {
  await open(page, first);
  const series = page.getByRole('navigation', {name: 'Part 1 of 2: A series of two'});
  await expect(series.getByRole('listitem')).toHaveText(['The first part', 'The second part']);
  await expect(series.getByText('The first part')).toHaveAttribute('aria-current', 'page');
  await series.getByRole('link', {name: 'The second part'}).click();
  await expect(page.getByRole('navigation', {name: 'Part 2 of 2: A series of two'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The second part');
});

const ofSeries = '/blog/series/a-series-of-two/';

test('a series has a page with its parts in order, which its parts and the archive lead to', async ({
  page,
}) => {
  await open(page, first);
  const series = page.getByRole('navigation', {name: 'Part 1 of 2: A series of two'});
  await series.getByRole('link', {name: 'A series of two'}).click();
  await expect(page).toHaveURL(ofSeries);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A series of two');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 2}).filter({hasText: 'part'})).toHaveText([
    'The first part',
    'The second part',
  ]);
  await expect(main.getByText('A part that comes first.')).toBeVisible();
  await expect(main.getByText('An unlisted part')).toHaveCount(0);
  await main.getByRole('listitem').getByRole('link', {name: 'The second part'}).first().click();
  await expect(page).toHaveURL('/blog/2024/02/02/second-part/');
  await page.goto('/blog/archive/');
  await page.getByRole('region', {name: 'Series'}).getByRole('link').click();
  await expect(page).toHaveURL(ofSeries);
});

test('a series can be followed, found by the search, and crawled', async ({page, request}) => {
  await page.goto(ofSeries);
  await expect(page.locator(`link[href="${ofSeries}rss.xml"]`)).toBeAttached();
  const {items} = parseRssFeed(await (await request.get(`${ofSeries}rss.xml`)).text());
  expect(items?.map(({title}) => title)).toEqual(['The second part', 'The first part']);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(ofSeries);
  await open(page, '/search/?q=series');
  await expect(page.getByRole('main').locator(`a[href="${ofSeries}"]`)).toBeVisible();
});
