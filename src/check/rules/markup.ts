import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {alertOf} from '../../lib/alert';
import {calloutKinds} from '../../settings/callouts';
import {callouts} from '../../site/callouts';
import {show} from '../finding';
import {sourceOf, type Post, type Rule} from '../post';
import {oneOf} from '../suggest';

const kinds = calloutKinds(callouts);

/** The colons that a callout opens with, and has to end with. */
const colonsOf = (post: Post, node: Nodes) => /^:+/.exec(sourceOf(post, node))?.[0] ?? ':::';

/** Whether a callout has an end of its own: the end of a callout in it has fewer colons. */
const isEnded = (post: Post, node: Nodes) =>
  new RegExp(`\\n[\\s>]*${colonsOf(post, node)}:*\\s*$`).test(sourceOf(post, node));

/** A page has one title. Callouts are of a known kind; they and listings end, since otherwise the rest of the post is inside them; and rows of tables have no extra cells. */
export const markup: Rule = (post, report) => {
  for (const {node, fence, isClosed} of post.listings) {
    if (!isClosed) {
      report(
        node,
        'The code does not end, so what follows it is shown as code',
        `write ${fence} alone on a line after it`,
      );
    }
  }
  const [, ...rest] = post.root.children.filter(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  visit({type: 'root', children: rest}, 'heading', (node) => {
    if (node.depth === 1) {
      report(
        node,
        'A page has one title, and this is a second',
        'write ## for the heading of a part',
      );
    }
  });
  visit(post.root, 'containerDirective', (node) => {
    if (!kinds.includes(node.name)) {
      report(
        node,
        `There is no callout “${node.name}”, so its text does not stand out`,
        oneOf(node.name, kinds),
      );
    }
    if (!isEnded(post, node)) {
      report(
        node,
        'The callout does not end, or only with the one around it',
        `write ${colonsOf(post, node)} alone on the line after its last; one around others has a colon more`,
      );
    }
  });
  visit(post.root, 'blockquote', (node) => {
    const alert = alertOf(node);
    if (alert && !kinds.includes(alert.kind)) {
      report(
        node,
        `There is no callout “${alert.kind}”, so readers see ${show(`[!${alert.kind}]`)}`,
        oneOf(alert.kind, kinds),
      );
    }
  });
  visit(post.root, 'table', ({children: [head, ...rows]}) => {
    const columns = head?.children.length ?? 0;
    const wide = rows.find(({children}) => children.length > columns);
    if (wide) {
      report(
        wide,
        `This row has ${wide.children.length} cells, and the head only ${columns}: readers do not see the rest`,
        'write \\| for a pipe that is only a character, in code too; or add a column to the head',
      );
    }
  });
};
