import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {EXIT, visit} from 'unist-util-visit';

type File = {data: {contentTitle?: string}};

/**
 * A remark plugin: takes the `# heading` of a text, which Docusaurus keeps as `contentTitle`, out of it. The page shows
 * it above the contents.
 */
export function titleOutside() {
  return (root: Root, {data}: File): void => {
    if (data.contentTitle === undefined) {
      return;
    }
    visit(root, 'mdxJsxFlowElement', ({name, children}: MdxJsxFlowElement, index, parent) => {
      const [title] = children as Array<Heading | undefined>;
      if (name === 'header' && title?.type === 'heading' && title.depth === 1) {
        parent!.children.splice(index!, 1);
        return EXIT;
      }
      return undefined;
    });
  };
}
