import ts from 'typescript';

type Data = Readonly<Record<string, unknown>>;

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

/** What front matter in JavaScript says, as one record or a constant for each name. Nothing of it is run. */
export function constantsIn(text: string): Data {
  const isRecord = text.trimStart().startsWith('{');
  const {statements} = ts.createSourceFile(
    'matter.js',
    isRecord ? `(${text})` : text,
    ts.ScriptTarget.Latest,
  );
  const named = statements.flatMap((statement): Array<[string, unknown]> => {
    if (ts.isExpressionStatement(statement)) {
      return Object.entries((valueOf(statement.expression) ?? {}) as Data);
    }
    return ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({name, initializer}) =>
          ts.isIdentifier(name) && initializer ? [[name.text, valueOf(initializer)]] : [],
        )
      : [];
  });
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

/** The first value that any of some records has under a name. */
export const firstOf = (records: readonly Data[], name: string): unknown =>
  records.map((record) => record[name]).find((value) => value !== undefined);
