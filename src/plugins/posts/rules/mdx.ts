import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Expression, Program, SpreadElement, Super} from 'estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from '../../../lib/visit';
import type {Addresses} from '../addresses';
import {offsetOf, show, type Report} from '../finding';
import {sourceOf, type Post} from '../post';
import {oneOf, suggest} from '../suggest';
import {checkElement} from './html';

/** What may be used in a post without an import; src/theme/MDXComponents makes it so. */
export const components = ['Aside', 'Audio', 'CodeBlock', 'Details', 'Figure', 'Head'];

/** What a component needs, and what it takes beside that. */
const properties: Record<string, {needed: readonly string[]; numbers?: readonly string[]}> = {
  Aside: {needed: ['label']},
  Audio: {needed: ['src', 'label', 'seconds', 'transcript'], numbers: ['seconds']},
  Figure: {needed: ['caption']},
};

/** Names that JavaScript has by itself, where a page is rendered. */
const globals = new Set(
  'undefined NaN Infinity Math JSON Number String Boolean Array Object Date Intl Map Set RegExp URL'.split(
    ' ',
  ),
);

/** Names at the roots of an expression: what is called, read or combined in it, as far as it is simple. */
function rootsOf(node: Expression | SpreadElement | Super): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return rootsOf(node.object);
    case 'CallExpression':
      return [...rootsOf(node.callee), ...node.arguments.flatMap(rootsOf)];
    case 'BinaryExpression':
      return [
        ...(node.left.type === 'PrivateIdentifier' ? [] : rootsOf(node.left)),
        ...rootsOf(node.right),
      ];
    case 'TemplateLiteral':
      return node.expressions.flatMap(rootsOf);
    default:
      return [];
  }
}

/** The name in an expression that nothing brings into the text; undefined where all are there. */
function unknownIn(
  program: Program | null | undefined,
  names: ReadonlySet<string>,
): string | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement'
    ? rootsOf(statement.expression).find((name) => !names.has(name) && !globals.has(name))
    : undefined;
}

/** A component is given what it needs. */
function checkProperties(
  name: string,
  node: MdxJsxFlowElement | MdxJsxTextElement,
  report: Report,
): void {
  const {needed, numbers = []} = properties[name] ?? {needed: []};
  if (node.attributes.some(({type}) => type === 'mdxJsxExpressionAttribute')) {
    return;
  }
  const given = new Map(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value] as const] : [],
    ),
  );
  const missing = needed.find((one) => !given.has(one) || given.get(one) === '');
  const text = numbers.find((one) => typeof given.get(one) === 'string');
  if (missing !== undefined) {
    const meant = [...given.keys()].find((one) => suggest(one, [missing]) !== undefined);
    report(
      'component',
      node,
      meant === undefined || given.get(meant) === ''
        ? `<${name}> has no ${missing}`
        : `<${name}> knows no ${show(meant)}`,
      meant === undefined || given.get(meant) === ''
        ? `write ${missing}="…": CONTRIBUTING shows how`
        : `did you mean “${missing}”?`,
    );
  } else if (text !== undefined) {
    report(
      'component',
      node,
      `The ${text} of <${name}> are a text`,
      `write a number between braces, as in ${text}={${Number(given.get(text)) || 12}}`,
    );
  }
}

const isElement = (node: {type: string}): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Names that a module brings into the text, and what it imports. */
function readModule({body}: Program): {names: string[]; sources: string[]} {
  const names: string[] = [];
  const sources: string[] = [];
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      sources.push(String(statement.source.value));
      names.push(...statement.specifiers.map(({local}) => local.name));
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
      const {declaration} = statement;
      const declared =
        declaration.type === 'VariableDeclaration'
          ? declaration.declarations.map(({id}) => id)
          : [declaration.id];
      names.push(...declared.flatMap((id) => (id.type === 'Identifier' ? [id.name] : [])));
    }
  }
  return {names, sources};
}

const endings = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mdx',
  '.md',
  '.json',
  '/index.ts',
  '/index.tsx',
  '/index.js',
];

/** Whether what is imported is there; of packages, only whether they are installed. */
function isThere(source: string, {folder}: Post, {siteDir}: Addresses): boolean {
  const path = source.split(/[?#!]/)[0]!;
  if (
    path.startsWith('@theme') ||
    path.startsWith('@docusaurus/') ||
    path.startsWith('@generated')
  ) {
    return true;
  }
  const base = path.startsWith('.')
    ? join(folder, path)
    : path.startsWith('@site/')
      ? join(siteDir, path.slice('@site/'.length))
      : path.startsWith('/')
        ? path
        : join(siteDir, 'node_modules', ...path.split('/').slice(0, path.startsWith('@') ? 2 : 1));
  return endings.some((ending) => existsSync(base + ending));
}

/** What repeats: a slip in it has the build run for ever, and nobody would know where. */
const loops = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
]);

/** Whether a program, or a part of one, has a loop in it. */
function hasLoop(part: unknown): boolean {
  if (Array.isArray(part)) {
    return part.some(hasLoop);
  }
  if (typeof part !== 'object' || part === null) {
    return false;
  }
  const {type} = part as {type?: unknown};
  return (typeof type === 'string' && loops.has(type)) || Object.values(part).some(hasLoop);
}

const asFile =
  'write it into a .ts in code/ beside the post, with a test, and import what it gives';

/** What is between the braces of an attribute is there. */
function checkValues(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  names: ReadonlySet<string>,
  report: Report,
): void {
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'dangerouslySetInnerHTML') {
      report(
        'html',
        node,
        'dangerouslySetInnerHTML puts HTML into the page that nothing has judged',
        'write what it says as Markdown or as elements',
      );
      return;
    }
    if (
      attribute.type === 'mdxJsxAttribute' &&
      typeof attribute.value === 'object' &&
      attribute.value
    ) {
      const unknown = unknownIn(attribute.value.data?.estree, names);
      if (unknown !== undefined) {
        report(
          'expression',
          node,
          `${show(`${attribute.name}={${attribute.value.value}}`)} is JavaScript, and there is no ${show(unknown)}`,
          'import it at the top of the post, or write the words between quotes',
        );
      }
    }
  }
}

/** What an .mdx imports is there, what it uses is imported, and its elements are of HTML. */
export function checkMdx(post: Post, addresses: Addresses, report: Report): void {
  const names = new Set([
    ...components,
    'props',
    'undefined',
    'frontMatter',
    'toc',
    'metadata',
    'assets',
  ]);
  visit(post.root, 'mdxjsEsm', (node) => {
    const program = node.data?.estree;
    if (!program) {
      return;
    }
    if (hasLoop(program.body)) {
      report(
        'expression',
        node,
        'A loop in a post is run by each build, and tested by none',
        asFile,
      );
    }
    const module = readModule(program);
    if (program.body.some(({type}) => type === 'ExportDefaultDeclaration')) {
      report(
        'import',
        node,
        'An export default would be the layout of the page, in place of the site’s',
        'delete it; a component is written in a file of its own, and imported',
      );
    }
    for (const name of module.names) {
      names.add(name);
    }
    for (const source of module.sources.filter((one) => !isThere(one, post, addresses))) {
      report(
        'import',
        node,
        `There is nothing to import at ${show(source)}`,
        'correct its path, which begins at this file with ./, or add the file',
      );
    }
  });
  let endOfDrawing = 0;
  visit(post.root, (node) => {
    if (isElement(node) && node.name) {
      const [name] = node.name.split(/[.:]/);
      const attributes = Object.fromEntries(
        node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute'
            ? [[attribute.name, typeof attribute.value === 'string' ? attribute.value : '']]
            : [],
        ),
      );
      if (/^[A-Z_$]/.test(name!)) {
        if (!names.has(name!)) {
          report(
            'component',
            node,
            `There is no component ${show(name!)}`,
            `import it at the top of the post; without an import, ${oneOf(name!, components)}`,
          );
        }
        checkProperties(name!, node, report);
        checkValues(node, names, report);
        return;
      }
      const isForeign = offsetOf(node) < endOfDrawing;
      if (name === 'svg' || name === 'math') {
        endOfDrawing = Math.max(endOfDrawing, node.position?.end.offset ?? 0);
      }
      const element = {name: name!, attributes, at: node, source: sourceOf(post, node), isForeign};
      checkElement(element, {post, addresses, report});
      checkValues(node, names, report);
      if (!isForeign && Object.hasOwn(attributes, 'class')) {
        report(
          'html',
          node,
          'In an .mdx, class="…" is no attribute',
          'write className, or leave it out: the site has its styles',
        );
      }
      if (attributes.style) {
        report(
          'html',
          node,
          'In an .mdx, style="…" stops the page',
          'leave it out: the site has its styles',
        );
      }
    } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const word = node.value.trim();
      const unknown = unknownIn(node.data?.estree, names);
      const template = /^\{\s*[\w.]+\s*\}$/.test(word);
      if (hasLoop(node.data?.estree?.body)) {
        report(
          'expression',
          node,
          'A loop in a post is run by each build, and tested by none',
          asFile,
        );
      } else if (template) {
        report(
          'expression',
          node,
          `${show(`{${word}}`)} is an object of JavaScript, which no page can show`,
          `write \\{\\{ … }} where the braces are only characters, or put it into backticks`,
        );
      } else if (unknown !== undefined && !/^[\w$]+$/.test(word)) {
        report(
          'expression',
          node,
          `${show(`{${word}}`)} is JavaScript here, and there is no ${show(unknown)}`,
          'import it, or write \\{ for a brace that is only a character',
        );
      } else if (
        /^[\w$]+$/.test(word) &&
        !/^\d/.test(word) &&
        !names.has(word) &&
        !['true', 'false', 'null'].includes(word)
      ) {
        report(
          'expression',
          node,
          `${show(`{${word}}`)} is JavaScript here, and there is no ${show(word)}`,
          `write \\{${word}} where the braces are only characters, or put it into backticks`,
        );
      } else if (word === '') {
        report(
          'expression',
          node,
          'Braces with nothing between them',
          'write \\{ for a brace that is only a character',
        );
      }
    }
  });
}
