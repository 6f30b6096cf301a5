import {open} from '../live';
import {forEachOf} from '../steps';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {main} from './page';
import {authors, perLongPage, posts, postsPerPage, tags} from './site';

const listed = posts.slice(0, 2 * postsPerPage);

for (const {path, shown, to, label} of [
  {path: '/', shown: listed.slice(0, postsPerPage), to: '/page/2/', label: /^\d{4}.*older post/},
  {path: '/page/2/', shown: listed.slice(postsPerPage), to: '/', label: /Newer entries/},
]) {
  test(`${path} lists five posts, the newest first, and leads to the others`, async ({page}) => {
    test.skip(posts.length <= postsPerPage, 'One page has all posts.');
    await open(page, path);
    const titles = main(page).getByRole('article').getByRole('heading', {level: 2});
    await expect(titles).toHaveText(shown.map(({title}) => title));
    await page.getByRole('link', {name: label}).click();
    await expect(page).toHaveURL(to);
    await expect(titles).not.toHaveText(shown.map(({title}) => title));
  });
}

test('the tag index leads to each tag that a post has', async ({page}) => {
  await open(page, pathTo.tags);
  const links = main(page).locator(`a[href^="${pathTo.tags}"]`);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets.sort()).toEqual(tags.map(({path}) => path).sort());
});

for (const [kind, groups] of [
  ['tags', tags],
  ['authors', authors],
] as const) {
  test(`each of the ${kind} lists its posts and no others`, async ({page}) => {
    test.slow();
    await forEachOf(
      groups,
      ({path}) => path,
      async ({key, path}) => {
        await open(page, path);
        await expect(main(page).getByRole('article').getByRole('heading', {level: 2})).toHaveText(
          posts
            .filter((post) => post[kind].includes(key))
            .slice(0, perLongPage)
            .map(({title}) => title),
        );
      },
    );
  });
}

test('the authors page presents each team', async ({page}) => {
  await open(page, pathTo.authors);
  await expect(main(page).getByRole('heading', {level: 2})).toHaveText(
    authors.map(({name}) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)),
  );
  for (const {name, path} of authors) {
    await expect(main(page).getByRole('link', {name, exact: true}).last()).toHaveAttribute(
      'href',
      path,
    );
  }
});

test('the archive links every post, by year, and names its team', async ({page}) => {
  await open(page, pathTo.archive);
  const links = main(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(posts.length);
  for (const {path, title} of posts) {
    await expect(main(page).getByRole('link', {name: title, exact: true})).toHaveAttribute(
      'href',
      path,
    );
  }
  for (const {title, authors: keys} of posts) {
    const link = page.getByRole('link', {name: title, exact: true});
    const line = main(page).getByRole('listitem').filter({has: link});
    for (const {name} of authors.filter(({key}) => keys.includes(key))) {
      // Not in the title, which may have the same words.
      await expect(line.locator('span', {hasText: name})).toBeVisible();
    }
  }
  const years = [...new Set(posts.map(({year}) => year))];
  await expect(main(page).getByRole('heading', {level: 2})).toHaveText(years);
});
