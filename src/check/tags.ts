import {visit} from 'unist-util-visit';
import {offsetOf} from './finding';
import {sourceOf, type Post} from './post';

type Tag = {name: string; source: string; at: number};

/** The opening tags of an .md file, or of JSX in an .mdx file. */
export function tagsOf(post: Post): Tag[] {
  const tags: Tag[] = [];
  visit(post.root, ['html', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const source = sourceOf(post, node);
    const found = [...source.matchAll(/<([a-z][\w-]*)[^<>]*>/gi)];
    // Elements inside one of JSX are nodes of their own, and what a comment has are none.
    const own = node.type === 'html' ? (source.startsWith('<!--') ? [] : found) : found.slice(0, 1);
    tags.push(
      ...own.map(({0: whole, 1: name, index}) => ({
        ...{name: name!, source: whole, at: offsetOf(node) + index},
      })),
    );
  });
  return tags;
}

/** The value of an attribute of a tag, as it is typed; undefined if it has none, or code. */
export function attributeOf({source}: Tag, name: string): string | undefined {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'{>]+))`).exec(source);
  return found?.slice(1).join('');
}
