import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Program} from 'estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Addresses} from '../addresses';
import {offsetOf, show, type Report} from '../finding';
import {sourceOf, type Post} from '../post';
import {oneOf} from '../suggest';
import {checkElement} from './html';

/** What may be used in a post without an import; src/theme/MDXComponents makes it so. */
export const components = ['Aside', 'Audio', 'CodeBlock', 'Details', 'Figure', 'Head'];

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
    const module = readModule(program);
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
        return;
      }
      const isForeign = offsetOf(node) < endOfDrawing;
      if (name === 'svg' || name === 'math') {
        endOfDrawing = Math.max(endOfDrawing, node.position?.end.offset ?? 0);
      }
      const element = {name: name!, attributes, at: node, source: sourceOf(post, node), isForeign};
      checkElement(element, {post, addresses, report});
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
      if (
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
