import type {Node, Parent} from 'unist';
import type {visit as visitOfUnist} from 'unist-util-visit';

/** What a visitor returns to see no more of the tree. */
export const EXIT = false;

/** What a visitor returns to see nothing of what is inside the node. */
export const SKIP = 'skip';

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => unknown;

/** What is to be done next, and the index of the node that is seen next. */
type Result = readonly [action?: unknown, next?: unknown];

const goOn: Result = [];

function resultOf(returned: unknown): Result {
  if (Array.isArray(returned)) {
    return returned as unknown as Result;
  }
  return returned === undefined || returned === null
    ? goOn
    : typeof returned === 'number'
      ? [true, returned]
      : [returned];
}

function walk(
  node: Node,
  isWanted: (node: Node) => boolean,
  visitor: Visitor,
  index?: number,
  parent?: Parent,
): Result {
  const result = isWanted(node) ? resultOf(visitor(node, index, parent)) : goOn;
  if (result[0] !== EXIT && result[0] !== SKIP && 'children' in node) {
    const within = node as Parent;
    // A visitor may add and remove some.
    for (let at = 0; at >= 0 && at < within.children.length;) {
      const [action, next] = walk(within.children[at]!, isWanted, visitor, at, within);
      if (action === EXIT) {
        return [EXIT];
      }
      at = typeof next === 'number' ? next : at + 1;
    }
  }
  return result;
}

function visitNodes(root: Node, ...rest: [Visitor] | [string | readonly string[], Visitor]): void {
  const [test, visitor] = rest.length === 1 ? [undefined, rest[0]] : rest;
  const isWanted =
    test === undefined
      ? () => true
      : typeof test === 'string'
        ? ({type}: Node) => type === test
        : ({type}: Node) => test.includes(type);
  walk(root, isWanted, visitor);
}

/**
 * Sees the nodes of a tree, or those of some types, as `visit` of the package unist-util-visit does. That makes two
 * functions for each node that it comes to, and gives one of them a name: a build of many posts, each of which is
 * looked through dozens of times, spent a twentieth of its time there.
 */
export const visit = visitNodes as typeof visitOfUnist;
