import {expect, test} from 'vitest';
import {conflictLines, readMergeTree} from './merge-trees';

const id = 'a'.repeat(40);

test('a merge without conflicts has only a tree', () => {
  expect(readMergeTree(`${id}\0`)).toEqual({id, unmerged: new Map(), messages: []});
});

test('a merge with conflicts has the stages of each file, and what Git says of them', () => {
  const output = [
    id,
    ...[`100644 ${id} 1\ta b`, `100644 ${id} 3\ta b`, `100644 ${id} 2\tc`, ''],
    ...['1', 'a b', 'CONFLICT (modify/delete)', 'It is deleted\n'],
    ...['2', 'c', 'd', 'Auto-merging', 'Auto-merging c\n', ''],
  ].join('\0');
  expect(readMergeTree(output)).toEqual({
    id,
    unmerged: new Map([
      ['a b', new Set(['1', '3'])],
      ['c', new Set(['2'])],
    ]),
    messages: [
      {paths: ['a b'], kind: 'CONFLICT (modify/delete)', message: 'It is deleted'},
      {paths: ['c', 'd'], kind: 'Auto-merging', message: 'Auto-merging c'},
    ],
  });
});

test('the lines of conflicts are those where markers begin', () => {
  expect(conflictLines('a\n<<<<<<< yours\nb\n=======\nc\n>>>>>>> it\n<<<<<<< yours\n')).toEqual([
    2, 7,
  ]);
  expect(conflictLines('a\n')).toEqual([]);
});
