import {expect, test} from 'vitest';
import {differencesOf, measuredPosts, readScript} from '../../src/cli/figures/figures';

const posts = measuredPosts();

// No post has to have figures, and Vitest fails a file without a test.
test.runIf(posts.length === 0)('no post has figures', () => {
  expect(posts).toEqual([]);
});

test.for(posts)('%s shows the figures that its script gives', async (folder, {skip}) => {
  const {measurement} = await readScript(folder);
  skip(measurement.isWeekly === true, 'the weekly workflow runs it');
  expect(await differencesOf(folder)).toEqual([]);
});
