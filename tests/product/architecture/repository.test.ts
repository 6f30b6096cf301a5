import {expect, test} from 'vitest';
import {original} from '../../../src/cli/adopt/original';
import {files, read} from '../../site/support/files';

// Another company that adopts the site keeps tests/site, and nothing else of the tests.
test('no test of tests/site names a post that the product came with', () => {
  const slugs = original.posts.map((folder) => folder.slice('YYYY-MM-DD-'.length));
  const naming = files
    .filter((file) => file.startsWith('tests/site/'))
    .filter((file) => slugs.some((slug) => read(file).includes(slug)));
  expect(naming, 'take any post that will do, or move the test to tests/product').toEqual([]);
});
