import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from '../../support/docusaurus';
import {open} from '../live';
import {expect, test} from '../test';

const build = join(repository, 'tests/fixtures/everything/build');
const unlisted = '/blog/2024/01/02/unlisted/';

/** All published text that is not just for browsers: pages, feeds, the site map. */
const texts = () =>
  readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|xml|json|txt)$/.test(file))
    .map((file) => ({file, text: readFileSync(join(build, file), 'utf8')}));

test('an unlisted post is named by its own page alone', () => {
  const named = texts()
    .filter(({text}) => text.includes(unlisted) || text.includes('A post that nothing leads to'))
    .map(({file}) => file);
  expect(named.sort()).toEqual([
    'blog/2024/01/02/unlisted/index.html',
    'fr/blog/2024/01/02/unlisted/index.html',
  ]);
  expect(existsSync(join(build, unlisted, 'card.png'))).toBe(true);
});

test('a draft is not published', () => {
  expect(texts().filter(({text}) => text.includes('A post that is not written'))).toEqual([]);
});

test('whoever has the address of an unlisted post may read it', async ({page}) => {
  await open(page, unlisted);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A post that nothing leads to');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});
