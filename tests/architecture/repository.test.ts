import {expect, test} from 'vitest';
import {original} from '../../src/cli/adopt/original';
import {files, read} from './files';

// What checks the posts of one company is removed with them where another adopts the site.
test('tests name posts that the product came with only in files and folders called our-posts', () => {
  const slugs = original.posts.map((folder) => folder.slice('YYYY-MM-DD-'.length));
  const naming = files
    .filter((file) => file.startsWith('tests/') && !original.tests.test(file))
    .filter((file) => slugs.some((slug) => read(file).includes(slug)));
  expect(naming, 'take any post that will do, or move the test to a file our-posts').toEqual([]);
});
