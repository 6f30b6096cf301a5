import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';

type Attributes = Record<
  string,
  string | number | true | MdxJsxAttributeValueExpression | undefined
>;

/** Attributes of JSX by their names; those that are undefined are left out. */
export const jsxAttributes = (attributes: Attributes): MdxJsxAttribute[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined
      ? []
      : {
          type: 'mdxJsxAttribute',
          name,
          value: value === true ? null : typeof value === 'object' ? value : String(value),
        },
  );

/** As if an author had written it as JSX: otherwise a component of the theme takes the place of the element. */
export const asWritten = (): object => ({_mdxExplicitJsx: true});

/** An element among blocks, as it stands: it needs no code. */
export const blockJsx = (
  name: string,
  attributes: Attributes,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: jsxAttributes(attributes),
  children,
  data: asWritten(),
});

/** The same in a paragraph. */
export const inlineJsx = (
  name: string,
  attributes: Attributes,
  children: MdxJsxTextElement['children'] = [],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: jsxAttributes(attributes),
  children,
  data: asWritten(),
});

/**
 * An attribute that is known only when it is run.
 *
 * @param body the expression, as ESTree has it
 * @param value its source, for messages
 */
export const jsxExpression = (body: object, value: string): MdxJsxAttributeValueExpression =>
  ({
    type: 'mdxJsxAttributeValueExpression',
    value,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{type: 'ExpressionStatement', expression: body}],
        comments: [],
      },
    },
  }) as MdxJsxAttributeValueExpression;

/** A text in such an expression. */
export const literal = (value: string) => ({type: 'Literal', value, raw: JSON.stringify(value)});
