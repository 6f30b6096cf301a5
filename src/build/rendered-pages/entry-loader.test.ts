import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';

const require = createRequire(__filename);
const load = require('./entry-loader.cjs') as (this: object, source: string) => string;

const entry = join(
  dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client/serverEntry.js',
);

const context = {
  resourcePath: entry,
  getOptions: () => ({keeper: '/keeper.ts', folder: '/kept'}),
};

test('what Docusaurus renders pages with is kept, before anything else has read the registry', () => {
  const loaded = load.call(context, readFileSync(entry, 'utf8'));
  expect(loaded).toMatch(/^import \{keepRendered\} from "\/keeper\.ts";/);
  expect(loaded).toContain('export default keepRendered(render, "/kept");');
  expect(loaded).not.toContain('export default render;');
});

test('another entry than that is refused, with what to do', () => {
  expect(() => load.call(context, 'export default async () => {};')).toThrow(
    /an upgrade of Docusaurus renders pages otherwise.*or take the plugin out of src\/build\/preset\.ts/,
  );
});
