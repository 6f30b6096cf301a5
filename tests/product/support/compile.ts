import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkRehype from 'remark-rehype';
import remarkStringify from 'remark-stringify';
import {toHtml} from 'hast-util-to-html';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {postParser} from '../../../src/lib/post-parser';

/** Reads the Markdown of a text, and transforms it as one of our plugins does in a build. */
export async function compile(
  text: string,
  plugin: (root: Root, file: VFile) => void | Promise<void>,
  path = '/site/blog/a-post/index.md',
): Promise<Root> {
  const root = postParser(false).parse(text);
  await plugin(root, new VFile({path, value: text}));
  return root;
}

export const htmlOf = (root: Root): string =>
  toHtml(unified().use(remarkRehype).runSync(root), {closeSelfClosing: true});

/** A text as MDX, with the names of files made for it but for their hashes, below the root of the site. */
export const mdxOf = (root: Root): string =>
  unified()
    .use(remarkMdx)
    .use(remarkStringify)
    .stringify(root)
    .replaceAll('" + __webpack_public_path__ + "', '/')
    .replaceAll('__webpack_public_path__ + "', '"/')
    .replaceAll(/-[\da-f]{12}\./g, '.')
    .trim();
