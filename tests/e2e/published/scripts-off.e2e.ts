import {expect, test} from '../test';
import {footer, heading, main, navbar} from './page';
import {posts, routes} from './site';

test.use({javaScriptEnabled: false});

for (const {path, heading: words} of routes) {
  test(`${path} can be read`, async ({page}) => {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).toHaveText(words);
    const text = await main(page).innerText();
    expect(text.length).toBeGreaterThan(150);
    await expect(footer(page)).toBeVisible();
  });
}

test('links of the bar and of the foot work', async ({page, isMobile}) => {
  await page.goto('/');
  for (const name of isMobile ? ['Search'] : ['Archive', 'Tags', 'Authors', 'Podcast', 'Search']) {
    await navbar(page).getByRole('link', {name, exact: true}).click();
    await expect(heading(page)).toHaveText(name);
  }
  await footer(page).getByRole('link', {name: 'Legal notices'}).click();
  await expect(heading(page)).toHaveText('Legal notices');
});

test('the search page lists all posts', async ({page}) => {
  await page.goto('/search/');
  const links = main(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(posts.map(({title}) => title));
  await links.last().click();
  await expect(heading(page)).toHaveText(posts.at(-1)!.title);
});

for (const {path} of posts) {
  test(`the code of ${path} is coloured`, async ({page}) => {
    await page.goto(path);
    const blocks = main(page).locator('pre');
    const count = await blocks.count();
    expect(count).toBeGreaterThan(0);
    const colours = await blocks
      .locator('span')
      .evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))]);
    expect(colours.length).toBeGreaterThan(2);
    await expect(blocks.first()).toBeVisible();
  });
}
