import ts from 'typescript';
import type {Data} from './matter';

/** The value of an expression as far as it is written out: strings, numbers, switches, lists and records. */
function valueOf(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isNumericLiteral(node)) {
    return Number(node.text);
  }
  switch (node.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return true;
    case ts.SyntaxKind.FalseKeyword:
      return false;
    case ts.SyntaxKind.AsExpression:
    case ts.SyntaxKind.SatisfiesExpression:
    case ts.SyntaxKind.ParenthesizedExpression:
      return valueOf((node as ts.AsExpression).expression);
    default:
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.map(valueOf);
  }
  return ts.isObjectLiteralExpression(node) ? recordOfObject(node) : undefined;
}

function recordOfObject(node: ts.ObjectLiteralExpression): Data {
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) &&
      (ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name))
        ? [[property.name.text, valueOf(property.initializer)]]
        : [],
    ),
  );
}

/**
 * All records that a configuration in JavaScript or TypeScript writes out, outermost first. Nothing of it is run, so
 * what is computed is not known.
 */
export function recordsIn(text: string): Data[] {
  const source = ts.createSourceFile('config.ts', text, ts.ScriptTarget.Latest);
  const records: Data[] = [];
  const walk = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      records.push(recordOfObject(node));
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return records;
}

/** The first value that any of some records has under a name. */
export const firstOf = (records: readonly Data[], name: string): unknown =>
  records.map((record) => record[name]).find((value) => value !== undefined);
