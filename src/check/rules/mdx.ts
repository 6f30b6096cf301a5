import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Nodes, Root} from 'mdast';
import {visit} from '../../lib/es-modules.cjs';
import type {Addresses} from '../addresses';
import {isComponent, isJsx} from '../elements';
import {show, type Report} from '../finding';
import {fileNamed} from '../named-file';
import type {Post} from '../post';
import type {Check, Site} from '../rule';
import {oneOf} from '../suggest';

/** Components that posts can use without an import, thanks to src/theme/MDXComponents. */
export const components = ['Aside', 'Audio', 'CodeBlock', 'Details', 'Figure', 'Head'];

/** Names that MDX and Docusaurus provide to every text. */
const given = 'true false null props frontMatter toc metadata assets contentTitle'.split(' ');

type Part = {
  type?: string;
  name?: string;
  source?: Part | null;
  callee?: Part;
  arguments?: Part[];
  value?: unknown;
};

/** All nodes of a program. */
const partsIn = (program: unknown): Part[] =>
  typeof program === 'object' && program !== null
    ? [program, ...Object.values(program).flatMap(partsIn)]
    : [];

/** All identifiers in a program, including those it declares. */
const namesIn = (program: unknown): string[] =>
  partsIn(program).flatMap(({type, name}) => (type === 'Identifier' && name ? [name] : []));

/** Names that an expression reads when the page is built; the bodies of functions may never run. */
function readBy(part: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(part)) {
    part.forEach((one) => readBy(one, names));
  } else if (typeof part === 'object' && part !== null) {
    const node = part as {type?: string; name?: string; operator?: string; computed?: boolean};
    if (node.type === 'Identifier') {
      names.add(node.name!);
    } else if (!/Function|Class/.test(node.type ?? '') && node.operator !== 'typeof') {
      const named = node.type === 'MemberExpression' ? 'property' : 'key';
      Object.entries(node)
        .filter(([key]) => key !== named || node.computed === true)
        .forEach(([, one]) => readBy(one, names));
    }
  }
  return names;
}

/** The sources that a program imports or requires. */
const sourcesIn = (program: unknown): string[] =>
  partsIn(program).flatMap(({type, source, callee, arguments: [first] = []}) => {
    const isRequired = type === 'CallExpression' && callee?.name === 'require';
    const value = isRequired ? first?.value : source?.value;
    return typeof value === 'string' ? [value] : [];
  });

type Program = NonNullable<NonNullable<Extract<Nodes, {type: 'mdxjsEsm'}>['data']>['estree']>;

/** Names that a program declares for the whole text. */
const declaredBy = ({body}: Program): string[] =>
  body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({local}) => local.name);
    }
    const declaration = 'declaration' in statement ? statement.declaration : null;
    return declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({id}) => [...new Set(namesIn(id))])
      : declaration && 'id' in declaration && declaration.id
        ? [declaration.id.name]
        : [];
  });

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mdx', '.md', '.json'].flatMap((ending) => [
  ending,
  `/index${ending}`,
]);

/** The imported file; `null` if there is none, undefined for packages, which only the bundler resolves. */
function importedFile(source: string, post: Post, {siteDir}: Addresses): string | null | undefined {
  const path = source.split(/[?!]/).at(-1)!.split('#')[0]!;
  if (!/^(?:\.|@site\/)/.test(path)) {
    return undefined;
  }
  const base = fileNamed(post, siteDir, path);
  return endings.map((ending) => base + ending).find((file) => existsSync(file)) ?? null;
}

/** Whether a package, or a file by its path, can be resolved. */
function hasPackage(name: string, siteDir: string): boolean {
  try {
    createRequire(join(siteDir, 'package.json')).resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** JavaScript in an .mdx file: a module, or an expression with its source. */
type Script = {program: Program | null | undefined; expression?: string; at: Nodes};

function scriptsOf(root: Root): Script[] {
  const scripts: Script[] = [];
  visit(root, (node) => {
    if (isJsx(node) && node.name) {
      for (const attribute of node.attributes) {
        const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
        if (value && typeof value === 'object') {
          scripts.push({program: value.data?.estree, expression: value.value, at: node});
        }
      }
    } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      scripts.push({program: node.data?.estree, expression: node.value, at: node});
    } else if (node.type === 'mdxjsEsm') {
      scripts.push({program: node.data?.estree, at: node});
    }
  });
  return scripts;
}

type Import = {
  source: string;
  /** The file, as `importedFile` resolves it. */
  file: string | null | undefined;
  at: Nodes;
};

/** The imports of an .mdx file. */
export const importsOf = (post: Post, {addresses}: Site): Import[] =>
  post.isMdx
    ? scriptsOf(post.root).flatMap(({program, at}) =>
        sourcesIn(program).map((source) => ({
          source,
          file: importedFile(source, post, addresses),
          at,
        })),
      )
    : [];

/** Names that an .mdx file can use: those provided without an import, and those in its modules. */
const namesOf = ({root}: Post): Set<string> =>
  new Set([
    ...[...components, ...given],
    ...scriptsOf(root).flatMap(({program, expression}) =>
      expression === undefined ? namesIn(program) : [],
    ),
  ]);

function checkImport({source, file, at}: Import, {path}: Post, siteDir: string, report: Report) {
  const loader = source.split('!').slice(0, -1).find(Boolean)?.split('?')[0];
  if (loader !== undefined && !hasPackage(loader, siteDir)) {
    report(
      at,
      `No loader ${show(loader)} is installed`,
      'show the file as a listing, as in ```txt file=code/name.txt',
      {isFatal: true},
    );
  } else if (file === null) {
    report(
      at,
      `There is nothing to import at ${show(source)}`,
      'correct its path, which begins at this file with ./, or add the file',
      {isFatal: true},
    );
  } else if (file === join(siteDir, 'blog', path)) {
    report(at, 'The post imports itself, so the build would not end', 'delete the import', {
      isFatal: true,
    });
  }
}

/** Modules declare each name once, and have no default export, which would replace the text. */
function checkModules(root: Root, report: Report): void {
  const taken = new Set(given);
  visit(root, 'mdxjsEsm', (node) => {
    const program = node.data?.estree;
    for (const name of program ? declaredBy(program) : []) {
      if (taken.has(name)) {
        report(node, `The name ${show(name)} is taken`, 'choose another', {isFatal: true});
      }
      taken.add(name);
    }
    if (program?.body.some(({type}) => type === 'ExportDefaultDeclaration')) {
      report(
        node,
        'What is exported as default takes the place of the whole text',
        'give it a name, as in export const Name',
        {isFatal: true},
      );
    }
  });
}

/** An .mdx file compiles, and everything it imports and uses exists. */
export const mdx: Check = {
  post(post, report, {site}) {
    if (!post.isMdx) {
      return;
    }
    const names = namesOf(post);
    importsOf(post, site).forEach((one) => {
      checkImport(one, post, site.siteDir, report);
    });
    checkModules(post.root, report);
    for (const {program, expression, at} of scriptsOf(post.root)) {
      if (expression === undefined) {
        continue;
      }
      const written = show(`{${expression.trim()}}`);
      const unknown = [...readBy(program)].find(
        (name) => !names.has(name) && !(name in globalThis),
      );
      const [statement] = program?.body ?? [];
      const isObject =
        statement?.type === 'ExpressionStatement' &&
        statement.expression.type === 'ObjectExpression';
      const isPlain =
        expression.trim() === '' ||
        (statement?.type === 'ExpressionStatement' &&
          (statement.expression.type === 'SequenceExpression' ||
            (statement.expression.type === 'Literal' &&
              typeof statement.expression.value === 'number')));
      if (!isJsx(at) && isPlain) {
        report(
          at,
          `${written} is JavaScript here, so readers see no braces`,
          'write \\{ for a brace that is only a character, or put it into backticks',
        );
      } else if (!isJsx(at) && isObject) {
        report(
          at,
          `${written} is an object of JavaScript, which no page can show`,
          'write \\{\\{ where the braces are only characters, or put it into backticks',
          {isFatal: true},
        );
      } else if (unknown !== undefined && unknown !== 'require') {
        report(
          at,
          `${written} is JavaScript here, and there is no ${show(unknown)}`,
          'write \\{ for a brace that is only a character, or put it into backticks',
          {isFatal: true},
        );
      }
    }
  },
  element({name, attributes, at}, report, {post}) {
    if (isComponent(name) && !namesOf(post).has(name)) {
      report(
        at,
        `There is no component ${show(name)}`,
        `import it at the top of the post; without an import, ${oneOf(name, components)}`,
        {isFatal: true},
      );
    }
    if (post.isMdx && !isComponent(name) && attributes.style) {
      report(
        at,
        'In an .mdx, style="…" stops the page',
        'write style={{…}}, or leave it out: the site has its styles',
        {isFatal: true},
      );
    }
  },
};
