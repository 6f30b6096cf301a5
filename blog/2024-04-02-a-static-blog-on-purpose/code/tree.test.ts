import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

const repository = join(__dirname, '../../..');
const tree = readFileSync(join(__dirname, 'tree.txt'), 'utf8');
const paths = tree
  .trim()
  .split('\n')
  .map((line) => line.split(' ')[0]!);

test.each(paths)('%s is where the post says', (path) => {
  expect(existsSync(join(repository, path))).toBe(true);
});
