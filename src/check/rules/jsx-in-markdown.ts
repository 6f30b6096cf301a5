import {visit} from 'unist-util-visit';
import {offsetOf, show} from '../finding';
import {sourceOf, type Rule} from '../post';

/** A component in JSX, not a type such as `Promise<Result>`, which directly follows a word. */
const component = /(?<![\w\\])<\/?([A-Z]\w*[a-z]\w*)(?:\s[^<>]*)?\/?>/;

const moduleCode =
  /^(?:import\s+(?:[\w{*][^'"\n]*\sfrom\s+)?['"][^'"\n]+['"];?|export\s+(?:const|let|function|default)\b.*|\{\/\*.*\*\/\})[ \t]*$/m;

/** An .md file has no JSX, which readers would see as text or not at all. Reported once. */
export const jsxInMarkdown: Rule = (post, report) => {
  if (post.isMdx) {
    return;
  }
  let isFound = false;
  visit(post.root, ['html', 'text'], (node) => {
    const before = post.text[offsetOf(node) - 1] ?? '';
    // After a word, it is a type.
    const pattern = node.type === 'text' ? moduleCode : /\w/.test(before) ? null : component;
    const match = isFound ? null : pattern?.exec(sourceOf(post, node));
    if (match) {
      isFound = true;
      report(
        offsetOf(node) + match.index,
        `${show(match[0])} is read in .mdx only: in this .md, readers see it as text, or not at all`,
        'name the file .mdx, where { and < begin code and indented lines are prose, or write it in Markdown',
      );
    }
  });
};
