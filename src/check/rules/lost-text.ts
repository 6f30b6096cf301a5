import {visit} from '../../lib/es-modules.cjs';
import {show} from '../finding';
import {checkCharacters} from '../hidden-characters';
import type {Rule} from '../post';

/** Readers can see everything that was written. */
export const lostText: Rule = ({root, outsideCode, frontMatter}, report) => {
  const {values, commentAt, offsetOf} = frontMatter;
  for (const key of ['title', 'description', 'series']) {
    const comment = commentAt(key);
    if (comment !== undefined && typeof values[key] === 'string') {
      report(
        offsetOf(key),
        `${show(`#${comment}`)} is not read: a hash after a space begins a comment`,
        `put the whole ${key} into quotes`,
      );
    }
  }
  // Those in the front matter were found when it was read.
  checkCharacters(' '.repeat(frontMatter.end) + outsideCode.slice(frontMatter.end), report);
  visit(root, 'html', (node) => {
    const rest = node.value.replace(/<!--[\s\S]*?-->/g, '');
    if (rest.includes('<!--')) {
      report(node, 'The comment does not end, and hides what follows it', 'write --> at its end');
    }
  });
  const referred = new Set<string>();
  visit(root, 'footnoteReference', ({identifier}) => {
    referred.add(identifier);
  });
  visit(root, 'footnoteDefinition', (node) => {
    if (!referred.has(node.identifier)) {
      const mark = show(`[^${node.label ?? node.identifier}]`);
      report(
        node,
        `Nothing in the text refers to the footnote ${mark}, so readers do not see it`,
        `write ${mark} where it belongs, or delete the footnote`,
      );
    }
  });
};
