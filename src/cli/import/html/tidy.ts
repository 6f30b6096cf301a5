import type {Nodes, Parents, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';

type Wrapper = Extract<PhrasingContent, {type: 'strong' | 'emphasis' | 'delete' | 'link'}>;

const isWrapper = (node: Nodes | undefined): node is Wrapper =>
  node !== undefined && ['strong', 'emphasis', 'delete', 'link'].includes(node.type);

const isLined = (node: Nodes): boolean =>
  isWrapper(node) || ['paragraph', 'heading', 'tableCell'].includes(node.type);

/** Characters that editors leave behind: readers do not see them, and programs trip over them. */
const invisible =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u200b\u2060\u202a-\u202e\ufeff]/g;

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** Whether two marks of the same kind meet, which Markdown cannot write. */
const isSame = (one: PhrasingContent, two: PhrasingContent | undefined): two is Wrapper =>
  two !== undefined &&
  isWrapper(one) &&
  one.type === two.type &&
  (one.type !== 'link' || (two.type === 'link' && one.url === two.url && one.title === two.title));

const hasContent = (node: Nodes): boolean =>
  toString(node).trim() !== '' ||
  ('children' in node
    ? node.children.some((child) => hasContent(child))
    : ['image', 'html', 'footnoteReference'].includes(node.type));

/** Moves the spaces at the edges of a mark out of it, where they do not keep it from being read as one. */
function withoutEdges(node: Wrapper): PhrasingContent[] {
  const {children} = node;
  const [first, last] = [children[0], children.at(-1)];
  const before: PhrasingContent[] = [];
  const after: PhrasingContent[] = [];
  if (last?.type === 'text') {
    const [, words = '', spaces = ''] = /^([\s\S]*?)(\s*)$/.exec(last.value) ?? [];
    last.value = words;
    after.push(...(spaces ? [text(spaces)] : []));
  }
  if (last?.type === 'break') {
    children.pop();
    after.push(last);
  }
  if (first?.type === 'text') {
    const [, spaces = '', words = ''] = /^(\s*)([\s\S]*)$/.exec(first.value) ?? [];
    first.value = words;
    before.push(...(spaces ? [text(spaces)] : []));
  }
  if (first?.type === 'break' && children[0] === first) {
    children.shift();
    before.push(first);
  }
  node.children = children.filter((child) => child.type !== 'text' || child.value !== '');
  return [...before, ...(hasContent(node) ? [node as PhrasingContent] : []), ...after];
}

/** Joins texts and marks of the same kind that meet. */
function joined(nodes: PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const before = result.at(-1);
    if (before?.type === 'text' && node.type === 'text') {
      before.value += node.value;
    } else if (isSame(node, before)) {
      before.children = joined([
        ...before.children,
        ...(node as Wrapper).children,
      ] as PhrasingContent[]);
    } else {
      result.push(node);
    }
  }
  return result;
}

/** The content of a line: blocks in it unwrapped, marks in marks of the same kind undone. */
function inLine(parent: Parents): PhrasingContent[] {
  const plain = (parent.children as PhrasingContent[]).flatMap((child): PhrasingContent[] => {
    if ((child as Nodes).type === 'paragraph') {
      return (child as unknown as Parents).children as PhrasingContent[];
    }
    if (child.type === 'break' && parent.type === 'heading') {
      return [text(' ')];
    }
    return child.type === parent.type && isWrapper(child) ? child.children : [child];
  });
  return joined(
    joined(plain).flatMap((child) => (isWrapper(child) ? withoutEdges(child) : [child])),
  );
}

/** Trims a line of what an editor left at its edges. */
function trimmed(nodes: PhrasingContent[]): PhrasingContent[] {
  const isEdge = (node: PhrasingContent | undefined) =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
  const own = [...nodes];
  while (isEdge(own[0])) {
    own.shift();
  }
  while (isEdge(own.at(-1))) {
    own.pop();
  }
  const [first, last] = [own[0], own.at(-1)];
  if (first?.type === 'text') {
    first.value = first.value.trimStart();
  }
  if (last?.type === 'text') {
    last.value = last.value.trimEnd();
  }
  return own.map((node, index) => {
    if (node.type === 'text' && own[index - 1]?.type === 'break') {
      node.value = node.value.trimStart();
    }
    if (node.type === 'text' && own[index + 1]?.type === 'break') {
      node.value = node.value.trimEnd();
    }
    return node;
  });
}

const isComment = (node: PhrasingContent | undefined) =>
  node?.type === 'html' && node.value.startsWith('<!--');

/** A comment that begins a line makes all of the line HTML, so it gets a line of its own. */
function freeComments(nodes: PhrasingContent[]): PhrasingContent[][] {
  const parts: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    const line = parts.at(-1)!;
    const [last] = line.slice(-1);
    const isFirst = line.every((one) => one.type === 'text' && one.value.trim() === '');
    if (isComment(node) && (isFirst || last?.type === 'break')) {
      parts.push([node], []);
    } else {
      line.push(node);
    }
  }
  return parts;
}

/** Two line breaks end a paragraph, which editors without paragraphs write so. */
function split(nodes: PhrasingContent[]): PhrasingContent[][] {
  const parts: PhrasingContent[][] = [[]];
  let breaks = 0;
  for (const node of nodes) {
    const isSpace = node.type === 'text' && node.value.trim() === '';
    breaks = node.type === 'break' ? breaks + 1 : isSpace ? breaks : 0;
    if (breaks > 1) {
      parts.push([]);
      breaks = 0;
    } else {
      parts.at(-1)!.push(node);
    }
  }
  return parts
    .flatMap(freeComments)
    .map(trimmed)
    .filter((part) => part.some(hasContent));
}

function tidyNode(node: Nodes): Nodes[] {
  if (node.type === 'text') {
    node.value = node.value.replace(invisible, '');
    return [node];
  }
  if (!('children' in node)) {
    return [node];
  }
  const tidied = (node.children as Nodes[]).flatMap(tidyNode);
  node.children = tidied as never;
  if (!isLined(node)) {
    const isGone = ['list', 'blockquote', 'listItem'].includes(node.type) && tidied.length === 0;
    return isGone ? [] : [node];
  }
  const children = inLine(node);
  if (node.type === 'paragraph') {
    return split(children).map((part) => ({...node, children: part}));
  }
  const line = isWrapper(node) ? children : trimmed(children);
  node.children = line;
  return node.type === 'heading' && line.length === 0 ? [] : [node];
}

/** Makes a tree one that Markdown can write: spaces, line breaks and marks where it expects them. */
export function tidy(root: Root): void {
  root.children = root.children.flatMap(tidyNode) as Root['children'];
}
