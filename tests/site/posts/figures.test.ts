import {expect, test} from 'vitest';
import {differencesOf, measuredPosts} from '../../../src/cli/figures/figures';
import {isSlow} from './files';

// `npm run figures -- --check` also runs the slow scripts.
const posts = measuredPosts().filter((folder) => !isSlow(`blog/${folder}/code/figures.ts`));

// No post has to have figures, and Vitest fails a file without a test.
test.runIf(posts.length === 0)('no post has figures', () => {
  expect(posts).toEqual([]);
});

test.each(posts)('%s shows the figures that its script gives', async (folder) => {
  expect(await differencesOf(folder)).toEqual([]);
});
