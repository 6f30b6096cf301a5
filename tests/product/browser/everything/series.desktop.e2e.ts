import {parseRssFeed} from 'feedsmith';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {heading, main} from '../../../site/browser/page';

const ofSeries = '/blog/series/a-series-of-two/';

test('a post of a series says which part it is, and leads to the others and to the page of all', async ({
  page,
}) => {
  await open(page, '/blog/2024/02/01/first-part/');
  const series = page.getByRole('navigation', {name: 'Part 1 of 2: A series of two'});
  await expect(series.getByRole('listitem')).toHaveText(['The first part', 'The second part']);
  await expect(series.getByText('The first part')).toHaveAttribute('aria-current', 'page');
  await series.getByRole('link', {name: 'The second part'}).click();
  await expect(heading(page)).toHaveText('The second part');
  const second = page.getByRole('navigation', {name: 'Part 2 of 2: A series of two'});
  await second.getByRole('link', {name: 'A series of two'}).click();
  await expect(page).toHaveURL(ofSeries);
  await expect(heading(page)).toHaveText('A series of two');
  await expect(main(page).getByRole('heading', {level: 2}).filter({hasText: 'part'})).toHaveText([
    'The first part',
    'The second part',
  ]);
  await expect(main(page).getByText('A part that comes first.')).toBeVisible();
});

test('a series is in the archive, can be followed, found by the search, and crawled', async ({
  page,
  request,
}) => {
  await page.goto('/blog/archive/');
  await page.getByRole('region', {name: 'Series'}).getByRole('link').click();
  await expect(page).toHaveURL(ofSeries);
  // The client, if it has come, leaves out what only documents name.
  await page.reload();
  await expect(page.locator(`link[href="${ofSeries}rss.xml"]`)).toBeAttached();
  const {items} = parseRssFeed(await (await request.get(`${ofSeries}rss.xml`)).text());
  expect(items?.map(({title}) => title)).toEqual(['The second part', 'The first part']);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(ofSeries);
  await open(page, '/search/?q=series');
  await expect(main(page).locator(`a[href="${ofSeries}"]`)).toBeVisible();
});
