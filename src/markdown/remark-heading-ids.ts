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
 * A remark plugin for the ids of headings that Docusaurus would make wrong: those that an author typed, in which Markdown sees
 * emphasis, and those of headings without a letter, which would have none.
 */
export const headingIds =
  () =>
  (root: Root, {value}: {value: unknown}): void => {
    const slugs = createSlugger();
    visit(root, 'heading', (heading) => {
      const isWordless = !/[\p{L}\p{N}]/u.test(toString(heading));
      const id = takeId(heading, String(value)) ?? (isWordless ? slugs.slug('section') : undefined);
      if (id !== undefined) {
        heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id}};
      }
    });
  };
