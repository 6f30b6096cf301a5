import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** An id at the end of a heading, as it is typed; Docusaurus puts a backslash before it in MDX. */
const typedId = /[ \t]*\\?\{#([^}\s]+)\}[ \t]*$/;

/** Takes the id that an author typed out of a heading, whatever Markdown has made of it: `__call__` would be bold. */
function takeId(heading: Heading, text: string): string | undefined {
  const {start, end} = heading.position!;
  const typed = typedId.exec(text.slice(start.offset, end.offset));
  if (!typed) {
    return undefined;
  }
  const from = start.offset! + typed.index;
  heading.children = heading.children.filter(({position}) => position!.start.offset! < from);
  const last = heading.children.at(-1);
  if (last?.type === 'text' && last.position!.end.offset! > from) {
    last.value = last.value.replace(/[ \t]*\{#.*$/s, '');
  }
  return typed[1];
}

/**
 * Makes words of what only looks like a directive, such as `:ListBucket` in `s3:ListBucket`. Docusaurus does so too, but
 * after it has read the contents and the ids, which would lack it.
 */
function keepColons(heading: Heading, source: string): void {
  visit(heading, 'textDirective', (node, index, parent) => {
    if (node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) {
      const {start, end} = node.position!;
      const value = source.slice(start.offset, end.offset);
      parent!.children[index!] = {type: 'text', value, position: node.position!};
    }
  });
}

/**
 * A remark plugin for headings whose ids or names in the contents Docusaurus would make wrong: ids that an author typed, in
 * which Markdown sees emphasis, headings without a letter, which would have none, and those with a colon in a word.
 */
export const headingIds =
  () =>
  (root: Root, {value}: {value: unknown}): void => {
    const slugs = createSlugger();
    visit(root, 'heading', (heading) => {
      keepColons(heading, String(value));
      const isWordless = !/[\p{L}\p{N}]/u.test(toString(heading));
      const id = takeId(heading, String(value)) ?? (isWordless ? slugs.slug('section') : undefined);
      if (id !== undefined) {
        heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id}};
      }
    });
  };
