import {dirname, join, normalize} from 'node:path/posix';
import ts from 'typescript';
import {files, read} from './files';

export type Import = {
  from: string;
  /** As written in the source. */
  specifier: string;
  /** The file it leads to, from the root; `null` for a package. */
  to: string | null;
  typeOnly: boolean;
};

const known = new Set(files);
const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx'];

function resolve(from: string, specifier: string): string | null {
  const [, alias, rest] = /^@(site|theme)\/(.*)$/.exec(specifier) ?? [];
  if (!alias && !specifier.startsWith('.')) {
    return null;
  }
  const bases = {site: rest ?? '', theme: `src/theme/${rest}`};
  const path = alias ? bases[alias as keyof typeof bases] : join(dirname(from), specifier);
  const found = endings.map((ending) => normalize(path) + ending).find((file) => known.has(file));
  // `@theme/X` is part of the stock theme if src/theme has no swizzle X. The build checks that the imports of
  // posts exist, and `npm run check` checks those of their code.
  if (!found && alias !== 'theme' && !from.startsWith('blog/')) {
    throw new Error(`${from} imports ${specifier}, which is no file of the repository.`);
  }
  return found ?? null;
}

/** The imports of an MDX file as a module: the lines outside code that begin with `import`. */
function modulePart(mdx: string): string {
  return (mdx.replace(/^(`{3,}|~{3,}).*?^\1/gms, '').match(/^import\s.*$/gm) ?? []).join('\n');
}

function importsOf(from: string): Import[] {
  const text = from.endsWith('.mdx') ? modulePart(read(from)) : read(from);
  const source = ts.createSourceFile(
    from,
    text,
    ts.ScriptTarget.Latest,
    true,
    from.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, typeOnly = false) => {
    if (node && ts.isStringLiteralLike(node)) {
      found.push({from, specifier: node.text, to: resolve(from, node.text), typeOnly});
    }
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isExternalModuleReference(node)) {
      add(node.expression);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (
      ts.isCallExpression(node) &&
      (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
        /^require(\.resolve)?$/.test(node.expression.getText()))
    ) {
      add(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sources = files.filter((file) => /\.(?:tsx?|m?js|mts|mdx)$/.test(file));

/** Every import of every source file of the repository. */
export const imports = sources.flatMap(importsOf);
