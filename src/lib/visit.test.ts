import type {Node, Parent} from 'unist';
import {visit as visitOfUnist} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {EXIT, SKIP, visit} from './visit';

type Named = Node & {name: string; children?: Named[]};

const node = (type: string, name: string, children?: Named[]): Named =>
  children ? {type, name, children} : {type, name};

const tree = () =>
  node('root', '', [
    node('a', '1', [node('b', '2'), node('a', '3', [node('b', '4'), node('c', '5')])]),
    node('b', '6', []),
    node('c', '7', [node('a', '8')]),
  ]);

type Visitor = (node: Named, index: number | undefined, parent: Parent | undefined) => unknown;

/** Each node that is seen, with its place, and what is left of the tree. */
function seenBy(see: typeof visit, tests: Array<string | string[]>, visitor: Visitor) {
  const root = tree();
  const seen: unknown[] = [];
  const each: Visitor = (found, index, parent) => {
    seen.push([found.name, index, (parent as Named | undefined)?.name]);
    return visitor(found, index, parent);
  };
  (see as (...all: unknown[]) => void)(root, ...tests, each);
  return {seen, root};
}

test.each<[string, Array<string | string[]>, Visitor, string]>([
  ['all nodes', [], () => undefined, ' 1 2 3 4 5 6 7 8'],
  ['those of a type', ['a'], () => undefined, '1 3 8'],
  ['those of some types', [['b', 'c']], () => undefined, '2 4 5 6 7'],
  ['not what is inside of one', [], ({name}) => (name === '3' ? SKIP : null), ' 1 2 3 6 7 8'],
  ['none after the end', [], ({name}) => (name === '4' ? EXIT : true), ' 1 2 3 4'],
  [
    'what takes the place of one that is removed',
    ['b'],
    ({name}, index, parent) => {
      parent!.children.splice(index!, 1);
      return name === '2' ? index : [SKIP, index];
    },
    '2 4 6',
  ],
  [
    'none that is passed over',
    [],
    ({name}, index) => (name === '1' ? [SKIP, index! + 2] : undefined),
    ' 1 7 8',
  ],
])('sees %s', (_what, tests, visitor, names) => {
  const found = seenBy(visit, tests, visitor);
  expect(found.seen.map((of) => (of as string[])[0]).join(' ')).toBe(names);
  expect(found).toEqual(seenBy(visitOfUnist, tests, visitor));
});
