import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from '../../../site/support/docusaurus';
import {fragmentsIn} from '../../../site/support/search-index';
import {expect, test} from '../../../site/support/test';

const folder = join(repository, 'tests/product/fixtures/everything/build');

/** All published text files: for readers, feed readers, crawlers and other machines. */
const texts = () =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|xml|json|md|txt)$/.test(file))
    .filter((file) => statSync(join(folder, file)).isFile());

const telling = (words: RegExp) =>
  texts().filter((file) => words.test(readFileSync(join(folder, file), 'utf8')));

test('what is unlisted is nowhere in the index of the search', () => {
  const fragments = fragmentsIn(folder);
  const titles = fragments.map(({meta}) => meta.title);
  expect(titles).toContain('A post');
  expect(titles.filter((title) => /unlisted/i.test(title!))).toEqual([]);
  expect(JSON.stringify(fragments)).not.toMatch(/wordunlisted/);
});

test('an unlisted post has its page, and nothing leads to it or holds it', async ({page}) => {
  await page.goto('/blog/2024/01/05/hidden/');
  await expect(page.getByRole('heading', {name: 'An unlisted post'})).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
  expect(existsSync(join(folder, 'blog/2024/01/05/hidden/card.png'))).toBe(true);
  const elsewhere = telling(
    /An unlisted post|words of the unlisted post|A post that nothing leads to|2024\/01\/0(?:5\/hidden|2\/unlisted)/,
  );
  // The page of its tag is unlisted too.
  expect(
    elsewhere.filter(
      (file) => !/(?:05\/hidden|02\/unlisted|tags\/unlisted-tag)\/index\.html$/.test(file),
    ),
  ).toEqual([]);
});
