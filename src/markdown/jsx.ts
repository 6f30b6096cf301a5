import type {RootContent} from 'mdast';
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

/** Turns attributes into JSX, leaving out those that are undefined. */
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

/** Marks an element as JSX written by an author: otherwise a component of the theme replaces it. */
export const asWritten = (): object => ({_mdxExplicitJsx: true});

/** A block-level element that is rendered as it is: it needs no code. */
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

/** The same, inline. */
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
 * An attribute whose value is known only at run time.
 *
 * @param body the expression, in ESTree
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

/** A string in such an expression. */
export const literal = (value: string) => ({type: 'Literal', value, raw: JSON.stringify(value)});

type ModulePart = Extract<RootContent, {type: 'mdxjsEsm'}>;
type Declaration = NonNullable<NonNullable<ModulePart['data']>['estree']>['body'][number];

/** A declaration in the module of a text. */
const inModule = (declaration: Declaration): RootContent => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {type: 'Program', sourceType: 'module', comments: [], body: [declaration]},
  },
});

/** A style sheet that a text needs: sites without such a text do without it. */
export const sheetImport = (path: string): RootContent =>
  inModule({
    type: 'ImportDeclaration',
    specifiers: [],
    attributes: [],
    source: {type: 'Literal', value: path, raw: JSON.stringify(path)},
  });

/** A constant that the module of a text exports, as data. */
export const moduleExport = (name: string, value: object): RootContent =>
  inModule({
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {
          type: 'VariableDeclarator',
          id: {type: 'Identifier', name},
          init: {
            type: 'CallExpression',
            optional: false,
            callee: {
              type: 'MemberExpression',
              object: {type: 'Identifier', name: 'JSON'},
              property: {type: 'Identifier', name: 'parse'},
              computed: false,
              optional: false,
            },
            arguments: [{type: 'Literal', value: JSON.stringify(value)}],
          },
        },
      ],
    },
  });
