import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {repository} from '../support/docusaurus';
import {imports, sources} from './imports';

const inside = imports.flatMap(({to, ...rest}) => (to === null ? [] : [{...rest, to}]));
const told = ({from, specifier}: {from: string; specifier: string}) =>
  `${from} imports ${specifier}`;

/** The configuration and its plugins, and all that they import, directly or indirectly. */
const loadedByBuilds = new Set(
  sources.filter((file) =>
    /^docusaurus\.config\.ts$|^src\/(?!cli).+\/(?:index|preset|blog)\.ts$/.test(file),
  ),
);
// Dictionaries are only loaded by commands that ask for them, never by a build.
const isDictionary = (file: string) => file.startsWith('src/check/language/');
for (const file of loadedByBuilds) {
  for (const {from, to, typeOnly} of inside) {
    if (from === file && !typeOnly && !isDictionary(to)) {
      loadedByBuilds.add(to);
    }
  }
}

/** Whether Node.js would load it as an ES module; the plugin loader does not leave that to Node.js. */
function isEsModule(from: string, specifier: string): boolean {
  // The bundler's aliases are not packages.
  if (/^(?:node:|@(?:generated|site|theme)\b)/.test(specifier)) {
    return false;
  }
  const file = createRequire(join(repository, from)).resolve(specifier);
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) {
    folder = dirname(folder);
  }
  const {type} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {type?: string};
  return file.endsWith('.mjs') || (file.endsWith('.js') && type === 'module');
}

describe('imports, beside what tests/dependency-cruiser.cjs says of rooms:', () => {
  test('the repository is read: its sources and what they import are found', () => {
    expect(sources).toContain('docusaurus.config.ts');
    expect(inside.length).toBeGreaterThan(20);
  });

  test('what a build loads has ES modules from src/lib/es-modules.cjs', () => {
    const wrong = imports.filter(
      ({from, to, typeOnly, specifier}) =>
        to === null && !typeOnly && loadedByBuilds.has(from) && isEsModule(from, specifier),
    );
    expect(
      wrong.map(told),
      'Docusaurus translates each of their files, in every build on a fresh machine: add what is imported to that file',
    ).toEqual([]);
  });

  test(
    'ES modules are there once the configuration is read: Node cannot require what is being imported',
    {timeout: 60_000},
    () => {
      const script = `
      const {loadFreshModule} = require('@docusaurus/utils');
      const fail = (error) => {
        console.error(error.message);
        process.exit(1);
      };
      process.on('uncaughtException', fail);
      loadFreshModule(require.resolve('./docusaurus.config.ts')).then(() => {
        // As Docusaurus does while its plugins are loaded.
        import('@mdx-js/mdx');
        import('remark-gfm');
        setTimeout(() => {
          void require('./src/lib/es-modules.cjs').remarkGfm;
          process.exit();
        });
      }, fail);
    `;
      const {status, stderr} = spawnSync(process.execPath, ['--eval', script], {
        cwd: repository,
        encoding: 'utf8',
      });
      expect({status, stderr}).toEqual({status: 0, stderr: ''});
    },
  );
});
