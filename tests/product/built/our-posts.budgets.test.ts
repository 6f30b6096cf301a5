import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {repository} from '../../site/support/docusaurus';
import {weigh} from '../../site/support/weigh';
import {addressOfPost} from '../../../src/content/post-path';
import {original} from '../../../src/cli/adopt/original';
import {page} from '../../site/support/pages';
import {withoutStyles} from '../../site/built/parts-of-page';

test('the fonts of titles, text and code weigh 60 kB at most', () => {
  const folder = join(repository, 'build/assets/fonts');
  const files = readdirSync(folder).filter((file) => !file.includes('italic'));
  expect(files).toHaveLength(3);
  const bytes = files.map((file) => statSync(join(folder, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});

// The posts that the product came with keep to these weights; a longer post may weigh more.

const ours = original.posts.map((folder) => addressOfPost(`${folder}/index.md`));

test.each(ours)('the HTML of %s weighs at most 14 kB without its styles', (path) => {
  expect(
    weigh(withoutStyles(page(path).html)),
    'Its text, listings and drawings are its weight: leave one out, or begin a second post.',
  ).toBeLessThanOrEqual(14_000);
});
