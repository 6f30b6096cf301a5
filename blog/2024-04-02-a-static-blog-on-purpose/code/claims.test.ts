import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {Figure} from '../../../src/lib/figure-data';

const file = join(__dirname, '../data/builds.json');
const {series} = JSON.parse(readFileSync(file, 'utf8')) as Figure;

/** How many files of a kind a build does not repeat, and of how many. */
function countOf(kind: string, differs: string): [count: number, of: number] {
  const {name, points} = series.find((one) => one.name.startsWith(kind))!;
  const [, count] = points.find(([label]) => label === differs)!;
  return [count, Number(/\d+$/.exec(name)![0])];
}

const refresh = 'The figure has changed: correct what index.md says of it.';

test('the same build again repeats all but three files', () => {
  expect(countOf('pages', 'the same')[0], refresh).toBe(0);
  expect(countOf('scripts', 'the same')[0], refresh).toBe(0);
  expect(countOf('all else', 'the same')[0], refresh).toBe(3);
});

test.each(['full cache', 'other folder', 'one word'])(
  'all pages differ: %s',
  (differs) => {
    const [count, all] = countOf('pages', differs);
    expect(count, refresh).toBe(all);
  },
);

test('a full cache changes one script, one word two', () => {
  expect(countOf('scripts', 'full cache')[0], refresh).toBe(1);
  expect(countOf('scripts', 'one word')[0], refresh).toBe(2);
});
