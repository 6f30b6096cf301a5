import {parseJsonFeed} from 'feedsmith';
import {expect, test} from '../../../site/support/test';

const portrait = 'https://everything.example/img/day.svg';

test('a post says who wrote it, a person and a team', async ({page}) => {
  await page.goto('/blog/2024/01/01/a-post/');
  const header = page.getByRole('article').locator('header').first();
  await expect(header.getByRole('link', {name: 'The team of everything'})).toBeVisible();
  await header.getByRole('link', {name: 'Ada Example'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Ada Example');
});

test("a person's page says what they do, where else they are, and lists their posts", async ({
  page,
  request,
}) => {
  await page.goto('/blog/authors/ada/');
  const main = page.getByRole('main');
  await expect(main.getByText('Writer of first posts')).toBeVisible();
  await expect(main.getByText('Writes whatever comes first.')).toBeVisible();
  await expect(main.locator('header img')).toHaveJSProperty('complete', true);
  for (const [name, address] of [
    ['ada.example', 'https://ada.example/'],
    ['GitHub', 'https://github.com/ada-example'],
    ['Mastodon', 'https://social.example/@ada'],
  ]) {
    await expect(main.getByRole('link', {name: name!})).toHaveAttribute('href', address!);
  }
  await expect(main.getByRole('link', {name: 'A post', exact: true})).toBeVisible();
  const all = parseJsonFeed(await (await request.get('/blog/feed.json')).text());
  expect(all.items!.find(({title}) => title === 'A post')).toMatchObject({
    authors: [{name: 'Ada Example', avatar: portrait}, {}],
  });

  // The list of authors is one of people and teams.
  await page.goto('/blog/authors/');
  await expect(main.getByText(/^Who writes here/)).toBeVisible();
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    /^Ada Example/,
    /^The team of everything/,
  ]);
  // The portrait on another site could not be fetched.
  await expect(main.getByText('TE', {exact: true})).toBeVisible();
});
