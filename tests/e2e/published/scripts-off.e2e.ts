import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {footer, footerLink, heading, main, navbar} from './page';
import {barPages, inSearch, posts, routes} from './site';

test.use({javaScriptEnabled: false});

const step = 7;

for (let first = 0; first < routes.length; first += step) {
  const walk = routes.slice(first, first + step);
  test(`${walk.map(({path}) => path).join(' ')} can be read`, {tag: '@desktop'}, async ({page}) => {
    test.slow();
    for (const {path, heading: words} of walk) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(heading(page)).toHaveText(words);
      const text = await main(page).innerText();
      expect(text.length, `characters of text on ${path}`).toBeGreaterThan(100);
      await expect(footer(page)).toBeVisible();
    }
  });
}

test('links of the bar and of the foot work', async ({page, isMobile}) => {
  await page.goto('/');
  for (const {name, heading: words} of [
    ...(isMobile ? [] : barPages),
    {name: 'Search', heading: 'Search'},
  ]) {
    await navbar(page).getByRole('link', {name, exact: true}).click();
    await expect(heading(page)).toHaveText(words);
  }
  await footerLink(page, '/legal-notices/').click();
  await expect(heading(page)).toHaveText('Legal notices');
});

test('the search page lists the newest posts', {tag: '@desktop'}, async ({page}) => {
  await page.goto(pathTo.search);
  const links = main(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(inSearch.map(({title}) => title));
  await links.last().click();
  await expect(heading(page)).toHaveText(inSearch.at(-1)!.title);
});

test('the code of every post is coloured', {tag: '@desktop'}, async ({page}) => {
  test.slow();
  for (const {path} of posts) {
    await page.goto(path);
    const blocks = main(page).locator('.theme-code-block pre');
    if ((await blocks.count()) === 0) {
      continue;
    }
    await expect(blocks.first()).toBeVisible();
    const colours = await blocks
      .locator('span')
      .evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))]);
    expect(colours.length, `colours of the code of ${path}`).toBeGreaterThan(1);
  }
});
