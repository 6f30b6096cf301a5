import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from '../../support/docusaurus';
import {fragmentsIn} from '../../support/search-index';
import {expect, test} from '../test';

// This site has an unlisted post and a draft.

test('what is unlisted or a draft is nowhere in the index of the search', () => {
  const build = join(repository, 'tests/fixtures/everything/build');
  const fragments = fragmentsIn(build);
  const titles = fragments.map(({meta}) => meta.title);
  expect(titles).toContain('A post');
  expect(titles.filter((title) => /unlisted|draft/i.test(title!))).toEqual([]);
  const folder = join(build, 'pagefind/words');
  const words = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  expect(words).toContain('rest');
  expect(words).not.toMatch(/unlisted|worddraft/);
  expect(JSON.stringify(fragments)).not.toMatch(/wordunlisted|worddraft/);
});
