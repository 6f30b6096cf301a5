import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {files, read} from './files';

test('the top level holds what it promises and nothing else', () => {
  const top = new Set(files.map((file) => file.split('/')[0]!));
  expect([...top].filter((name) => !name.startsWith('.') || name === '.github').sort()).toEqual([
    '.github',
    'LICENSE',
    'README.md',
    'blog',
    'docs',
    'docusaurus.config.ts',
    'package-lock.json',
    'package.json',
    'sidebars.ts',
    'src',
    'static',
    'tests',
    'tsconfig.json',
  ]);
});

describe(`an adopter changes src/site/identity.ts: no other code says ${identity.company}`, () => {
  // Comments may give the name as an example, and .md is content, which an adopter writes anew.
  const code = files.filter((file) =>
    /^(?:src\/.*\.(?:tsx?|css)|[^/]+\.ts|tests\/support\/.*)$/.test(file),
  );

  /** The text of a file without its comments. */
  function withoutComments(file: string): string {
    if (file.endsWith('.css')) {
      return read(file).replace(/\/\*.*?\*\//gs, '');
    }
    const tokens: string[] = [];
    const visit = (node: ts.Node) => {
      if (node.getChildCount() === 0) {
        tokens.push(node.getText());
      }
      ts.forEachChild(node, visit);
    };
    const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, kind));
    return tokens.join(' ');
  }

  const saysIt = (file: string) =>
    withoutComments(file).toLowerCase().includes(identity.company.toLowerCase());

  test('the name is found where it is', () => {
    expect(saysIt('src/site/identity.ts')).toBe(true);
  });

  test('and nowhere else', () => {
    const others = code.filter((file) => file !== 'src/site/identity.ts');
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter(saysIt), 'take the name from the identity').toEqual([]);
  });
});
