import {parseJsonFeed} from 'feedsmith';
import {expect, test} from '../../../site/support/test';
import {heading, main} from '../../../site/browser/page';

test('a post leads to the page of the person who wrote it, which says what they do, and where else they are', async ({
  page,
  request,
}) => {
  await page.goto('/blog/2024/01/01/a-post/');
  const header = page.getByRole('article').locator('header').first();
  await expect(header.getByRole('link', {name: 'The team of everything'})).toBeVisible();
  await header.getByRole('link', {name: 'Ada Example'}).click();
  await expect(heading(page)).toHaveText('Ada Example');
  await expect(main(page).getByText('Writer of first posts')).toBeVisible();
  await expect(main(page).getByText('Writes whatever comes first.')).toBeVisible();
  await expect(main(page).locator('header img')).toHaveJSProperty('complete', true);
  for (const [name, address] of [
    ['ada.example', 'https://ada.example/'],
    ['GitHub', 'https://github.com/ada-example'],
    ['Mastodon', 'https://social.example/@ada'],
  ] as const) {
    await expect(main(page).getByRole('link', {name})).toHaveAttribute('href', address);
  }
  const {items} = parseJsonFeed(await (await request.get('/blog/feed.json')).text());
  expect(items!.find(({title}) => title === 'A post')).toMatchObject({
    authors: [{name: 'Ada Example', avatar: 'https://everything.example/img/day.svg'}, {}],
  });
});

test('the list of authors is one of people and teams', async ({page}) => {
  await page.goto('/blog/authors/');
  await expect(main(page).getByText(/^Who writes here/)).toBeVisible();
  await expect(main(page).getByRole('heading', {level: 2})).toHaveText([
    /^Ada Example/,
    /^The team of everything/,
  ]);
  // The portrait on another site could not be fetched.
  await expect(main(page).getByText('TE', {exact: true})).toBeVisible();
});
