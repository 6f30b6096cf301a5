import {identity} from '../../../src/site/identity';
import {expect, test} from '../support/test';
import {at, pathTo} from '../support/path-to';
import {footer, footerLink, heading, main, navbar} from './page';
import {barPages, posts, routes} from '../support/site';

test.use({javaScriptEnabled: false});

/** One page of each kind, and a post with code. */
const kinds = [
  ...[at('/'), pathTo.archive, pathTo.tags, pathTo.authors, pathTo.search, at('/legal-notices/')],
  (posts.find(({hasCode}) => hasCode) ?? posts[0]!).path,
];

test(
  'pages can be read, the code of posts is coloured, and no button is shown that would do nothing',
  {tag: '@desktop'},
  async ({page}) => {
    // Narrow windows have the most buttons.
    await page.setViewportSize({width: 390, height: 844});
    for (const {path, heading: words} of routes.filter((route) => kinds.includes(route.path))) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(heading(page)).toHaveText(words);
      await expect(heading(page)).toHaveCSS('font-family', /^"Site Title"/);
      const text = await main(page).innerText();
      expect(text.length, `characters of text on ${path}`).toBeGreaterThan(100);
      await expect(footer(page)).toBeVisible();
      await expect(main(page).getByRole('button')).toHaveCount(0);
      if (posts.some((post) => post.path === path && post.hasCode)) {
        const colours = await main(page)
          .locator('.theme-code-block pre span')
          .evaluateAll((all) => all.map((token) => getComputedStyle(token).color));
        expect(new Set(colours).size, 'colours of the code').toBeGreaterThan(1);
      }
    }
  },
);

test('the page of the search says why nothing is found', async ({page}) => {
  await page.goto(pathTo.search);
  await expect(main(page).getByText('Searching needs scripts.')).toBeVisible();
});

test('links of the bar and of the foot work, in narrow windows too, where no menu opens', async ({
  page,
}) => {
  await page.goto(at('/'));
  for (const {name, heading: words} of [
    ...barPages,
    {name: 'Search', heading: 'Search'},
    {name: identity.title, heading: identity.title},
  ]) {
    await navbar(page).getByRole('link', {name, exact: true}).click();
    await expect(heading(page)).toHaveText(words);
  }
  await footerLink(page, at('/legal-notices/')).click();
  await expect(heading(page)).toHaveText('Legal notices');
});
