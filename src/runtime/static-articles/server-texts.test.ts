import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import type {Compiler, Configuration, WebpackPluginInstance} from 'webpack';
import {withTexts} from './server-texts';

const loader = createRequire(import.meta.url)('./build-text-loader.cjs') as (
  this: {resourcePath: string; rootContext: string},
  source: string,
) => string;

const loaded = (source: string, file = 'index.md') =>
  loader.call({resourcePath: `/site/blog/a/${file}`, rootContext: '/site'}, source);

test('texts wait for no other compiler, and files are published, wherever their loaders stand', () => {
  const mdx = () => ({
    loader: 'mdx',
    options: {crossCompilerCache: new Map(), other: 1} as Record<string, unknown>,
  });
  const file = () => ({loader: 'file', options: {emitFile: false, name: 'a'}});
  const kept = {loader: 'file', options: {emitFile: true}};
  const [first, second, third] = [mdx(), mdx(), file()];
  const [fourth, fifth] = [file(), file()];
  const config: Configuration = {
    module: {
      rules: [
        {test: /a/, use: [first, kept]},
        {oneOf: [{use: second}, {test: /b/, use: ['plain', third]}, fourth]},
        {rules: [{use: [fifth]}]},
        // A function has no options to look at.
        {use: () => []},
        null,
        '...',
      ],
    },
  };
  withTexts(config, '/out');
  expect([first.options, second.options]).toEqual([{other: 1}, {other: 1}]);
  for (const {options} of [third, fourth, fifth, kept]) {
    expect(options).toHaveProperty('emitFile', true);
  }
});

test('a text publishes the files that it names by loaders', () => {
  expect(loaded('require("!file?name=a&emitFile=false!./a.pdf").default')).toBe(
    'require("!file?name=a!./a.pdf").default',
  );
  expect(loaded('emitFile=false')).toBe('emitFile=false');
});

test("a text uses React's functions without an import for each use", () => {
  expect(
    loaded(
      'import {Fragment as _Fragment, jsx as _jsx} from "react/jsx-runtime";\nfunction a() {}',
    ),
  ).toBe(
    'import * as runtime_ from "react/jsx-runtime"; const _Fragment = runtime_.Fragment; const _jsx = runtime_.jsx;\nfunction a() {}',
  );
  // An import inside a listing is only text.
  const listing = '_jsx("code", {children: "import {jsx} from \\"react/jsx-runtime\\";"})';
  expect(loaded(listing)).toBe(listing);
});

test('what a text has in braces is rendered under a time limit, by its name', () => {
  const compiled = 'const a = 1;\nfunction _createMdxContent(props) {\n  return a;\n}\n';
  expect(loaded(compiled, 'index.mdx')).toMatch(
    /^import \{withTimeLimit as (\w+)\} from ".*\/src\/markdown\/time-limit\.ts";\nconst a = 1;\nfunction _createMdxContent\(props\) \{ return \1\("blog\/a\/index\.mdx: What stands in braces", \(\) => (\w+)\(props\)\); \}\nfunction \2\(props\) \{\n\s+return a;/,
  );
  // In plain Markdown, braces are ordinary characters.
  expect(loaded(compiled)).toBe(compiled);
});

function hookOf(plugin: unknown): (compilation: object) => Promise<void> {
  let hook: ((compilation: object) => Promise<void>) | undefined;
  const afterEmit = {
    tapPromise: (_name: string, tapped: typeof hook) => {
      hook = tapped;
    },
  };
  (plugin as WebpackPluginInstance).apply({hooks: {afterEmit}} as unknown as Compiler);
  return hook!;
}

test("what the build's own bundle emits for readers is published, and its code is not", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-texts-'));
  const [from, to] = [join(folder, 'server'), join(folder, 'out')];
  for (const name of ['assets/js/main.js', 'assets/files/a.pdf', 'assets/images/b.png', 'c.js']) {
    mkdirSync(dirname(join(from, name)), {recursive: true});
    writeFileSync(join(from, name), name);
  }
  const emitted = hookOf(withTexts({}, to).plugins![0]);
  await emitted({outputOptions: {path: from}});
  expect(readdirSync(to, {recursive: true}).sort()).toEqual([
    'assets',
    'assets/files',
    'assets/files/a.pdf',
    'assets/images',
    'assets/images/b.png',
  ]);
  // A site may emit no files.
  await emitted({outputOptions: {path: join(folder, 'nothing')}});
  rmSync(folder, {recursive: true});
});
