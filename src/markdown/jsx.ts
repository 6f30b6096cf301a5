import {parseProgram} from '../lib/es-packages.cjs';
import type {Root, RootContent} from 'mdast';
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

/** Takes that back. */
export const forgetAsWritten = (data: object): void => {
  Reflect.deleteProperty(data, '_mdxExplicitJsx');
};

/** Makes elements that are rendered as they are: they need no code. */
const makeJsx =
  <Made extends MdxJsxFlowElement | MdxJsxTextElement>(type: Made['type']) =>
  (name: string, attributes: Attributes, children: Made['children'] = []): Made =>
    ({type, name, attributes: jsxAttributes(attributes), children, data: asWritten()}) as Made;

export const blockJsx = makeJsx<MdxJsxFlowElement>('mdxJsxFlowElement');
export const inlineJsx = makeJsx<MdxJsxTextElement>('mdxJsxTextElement');

type Code = NonNullable<NonNullable<MdxJsxAttributeValueExpression['data']>['estree']>;

/** JavaScript as the compiler of texts reads it. */
const parsed = (code: string) =>
  parseProgram(code, {ecmaVersion: 'latest', sourceType: 'module'}) as unknown as Code;

/** An attribute whose value is known only at run time. */
export const jsxExpression = (code: string): MdxJsxAttributeValueExpression => ({
  type: 'mdxJsxAttributeValueExpression',
  value: code,
  data: {estree: parsed(code)},
});

const inModule = (code: string): RootContent => ({
  type: 'mdxjsEsm',
  value: code,
  data: {estree: parsed(code)},
});

/** A style sheet that a text needs: other pages do without it. */
export const sheetImport = (path: string): RootContent =>
  inModule(`import ${JSON.stringify(path)};`);

/** A component that a text has, with the style sheet that it imports: other pages do without both. */
export const componentImport = (name: string, path: string): RootContent =>
  inModule(`import {${name}} from ${JSON.stringify(path)};`);

/** Whether a text imports or exports such a name itself. */
export const declares = ({children}: Root, name: string): boolean =>
  children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => {
      if (statement.type === 'ImportDeclaration') {
        return statement.specifiers.map(({local}) => local);
      }
      const exported = statement.type === 'ExportNamedDeclaration' && statement.declaration;
      if (!exported) {
        return [];
      }
      return exported.type === 'VariableDeclaration'
        ? exported.declarations.map(({id}) => id)
        : exported.id;
    })
    .some((id) => id.type === 'Identifier' && id.name === name);

/** A constant that the module of a text exports, as data. */
export const moduleExport = (name: string, value: object): RootContent =>
  inModule(`export const ${name} = ${JSON.stringify(value)};`);
