import {open} from '../live';
import {expect, test} from '../test';

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

test('nothing leads to an unlisted part, which has no part of its own', async ({page}) => {
  for (const path of [first, '/blog/2024/02/02/second-part/', '/blog/2024/01/01/a-post/']) {
    await open(page, path);
    await expect(page.getByRole('main').getByText('An unlisted part')).toHaveCount(0);
    await expect(page.getByRole('main').getByText('A draft of a part')).toHaveCount(0);
  }
  await open(page, '/blog/2024/02/03/unlisted-part/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('An unlisted part');
  await expect(page.getByText('A series of two')).toHaveCount(0);
});

test('a post outside of all series has no such navigation', async ({page}) => {
  await open(page, '/blog/2024/01/01/a-post/');
  await expect(page.getByText(/^Part \d of/)).toHaveCount(0);
});
