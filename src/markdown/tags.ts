import type {Element, Nodes} from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';

/** An element of a text: from HTML or Markdown, or from JSX, which MDX represents differently. */
export type Tag = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** The types of nodes that are tags, for `visit`. */
export const tagTypes = ['element', 'mdxJsxFlowElement', 'mdxJsxTextElement'];

export const isTag = (node: Nodes): node is Tag => tagTypes.includes(node.type);

export const nameOf = (tag: Tag): string =>
  tag.type === 'element' ? tag.tagName : (tag.name ?? '');

/** An attribute's name as HTML writes it, however the tree does. */
const plain = (name: string) => name.toLowerCase();

/** The text of a JSX attribute, in quotes or braces; undefined if it is known only at run time. */
function wordsOf({value}: MdxJsxAttribute): string | undefined {
  if (typeof value !== 'object' || value === null) {
    return value ?? undefined;
  }
  const [statement] = value.data?.estree?.body ?? [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  return expression?.type === 'Literal' && typeof expression.value === 'string'
    ? expression.value
    : undefined;
}

/** All attributes whose value is text, by their lower-case names. */
export function attributesOf(tag: Tag): Map<string, string> {
  const entries =
    tag.type === 'element'
      ? Object.entries(tag.properties).map(
          ([name, value]) =>
            [
              name,
              Array.isArray(value)
                ? value.join(', ')
                : typeof value === 'number'
                  ? String(value)
                  : value,
            ] as const,
        )
      : tag.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute'
            ? [[attribute.name, wordsOf(attribute)] as const]
            : [],
        );
  return new Map(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[plain(name), value]] : [])),
  );
}

export const attributeOf = (tag: Tag, name: string): string | undefined =>
  attributesOf(tag).get(name);

export function removeAttribute(tag: Tag, name: string): void {
  if (tag.type === 'element') {
    tag.properties = Object.fromEntries(
      Object.entries(tag.properties).filter(([own]) => plain(own) !== name),
    );
  } else {
    tag.attributes = tag.attributes.filter(
      (attribute) => attribute.type !== 'mdxJsxAttribute' || plain(attribute.name) !== name,
    );
  }
}

/** Sets an attribute, keeping the tree's spelling of its name. */
export function setAttribute(tag: Tag, name: string, value: MdxJsxAttribute['value']): void {
  if (tag.type === 'element') {
    const own = Object.keys(tag.properties).find((known) => plain(known) === plain(name)) ?? name;
    tag.properties[own] = value as string;
    return;
  }
  const own = tag.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && plain(attribute.name) === plain(name),
  );
  if (own) {
    own.value = value;
  } else {
    tag.attributes.push({type: 'mdxJsxAttribute', name, value});
  }
}
