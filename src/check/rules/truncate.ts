import {offsetOf} from '../finding';
import type {Rule} from '../post';

/** The marker as Docusaurus finds it, in both .md and .mdx files. */
const marker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/g;

/** There is one truncate marker, with something before it for lists to show. */
export const truncate: Rule = ({isMdx, root, frontMatter, outsideCode}, report) => {
  const [first, second] = [...outsideCode.matchAll(marker)];
  if (second) {
    report(second.index, 'A second truncate marker', 'delete it: lists stop at the first');
  }
  const isBefore = (end: number) =>
    root.children.some(
      (node) => !['yaml', 'html', 'mdxjsEsm'].includes(node.type) && offsetOf(node) < end,
    );
  if (!first) {
    report(
      frontMatter.end,
      'The post has no truncate marker, so lists and previews show all of it',
      `write ${isMdx ? '{/* truncate */}' : '<!-- truncate -->'} alone on a line after its first one or two paragraphs`,
    );
  } else if (!isBefore(first.index)) {
    const remedy = 'write one or two paragraphs before it';
    report(first.index, 'Nothing comes before the truncate marker', remedy);
  }
};
