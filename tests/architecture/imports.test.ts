import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {repository} from '../support/docusaurus';
import {imports, sources} from './imports';

/** Parts of the repository, and what each may import beside itself. */
const mayImport = {
  site: [],
  lib: [],
  plugin: ['site', 'lib'],
  // The React side of a plugin, its one door for components.
  client: ['site', 'lib'],
  component: ['site', 'lib', 'client'],
  theme: ['site', 'lib', 'client', 'component'],
  page: ['site', 'lib', 'client', 'component'],
  post: ['site', 'lib', 'client', 'component'],
  // A function that a preset of Docusaurus takes as an option.
  option: ['site', 'lib', 'plugin'],
  // What a plugin would refuse, told to the check of posts.
  judge: ['site', 'lib', 'plugin'],
  config: ['site', 'option'],
  sidebars: [],
  test: [
    'site',
    'lib',
    'plugin',
    'option',
    'judge',
    'client',
    'component',
    'theme',
    'page',
    'post',
    'config',
    'sidebars',
  ],
} as const satisfies Record<string, readonly string[]>;

type Part = keyof typeof mayImport;

// The first that matches decides.
const parts: Array<[RegExp, Part]> = [
  [/^tests\/|\.test\.tsx?$/, 'test'],
  [/^src\/site\//, 'site'],
  [/^src\/lib\//, 'lib'],
  [/^src\/plugins\/[^/]+\/client\.tsx?$/, 'client'],
  [
    /^src\/plugins\/[^/]+\/(?:rehype|remark|process-blog-posts|create-feed-items|reading-time)\.ts$/,
    'option',
  ],
  [/^src\/plugins\/[^/]+\/judge\.ts$/, 'judge'],
  [/^src\/plugins\/[^/]+\//, 'plugin'],
  [/^src\/components\/[^/]+\//, 'component'],
  [/^src\/theme\//, 'theme'],
  [/^src\/pages\//, 'page'],
  [/^(?:blog|docs)\//, 'post'],
  [/^docusaurus\.config\.ts$/, 'config'],
  [/^sidebars\.ts$/, 'sidebars'],
];

function partOf(file: string): Part {
  const [, part] = parts.find(([pattern]) => pattern.test(file)) ?? [];
  if (!part) {
    throw new Error(
      `${file} belongs to no part of the repository: move it into one, or name its part and what that may import in this test.`,
    );
  }
  return part;
}

const pluginOf = (file: string) => /^src\/plugins\/([^/]+)\//.exec(file)?.[1];

const inside = imports.flatMap(({to, ...rest}) => (to === null ? [] : [{...rest, to}]));
const told = ({from, specifier}: {from: string; specifier: string}) =>
  `${from} imports ${specifier}`;

/** What the configuration and the plugins in it import, and what that imports. */
const loadedByBuilds = new Set(
  sources.filter((file) =>
    /^docusaurus\.config\.ts$|^src\/plugins\/.+\/(?:index|preset|blog)\.ts$/.test(file),
  ),
);
for (const file of loadedByBuilds) {
  for (const {from, to, typeOnly} of inside) {
    if (from === file && !typeOnly) {
      loadedByBuilds.add(to);
    }
  }
}

/** Whether Node itself would load it as an ES module, which the loader of plugins does not leave to Node. */
function isEsModule(from: string, specifier: string): boolean {
  // Names of the bundler are no packages.
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

describe('imports run one way', () => {
  test('the repository is read: its sources and what they import are found', () => {
    expect(sources).toContain('docusaurus.config.ts');
    expect(inside.length).toBeGreaterThan(20);
  });

  test('every source file belongs to a part', () => {
    expect(() => sources.map(partOf)).not.toThrow();
  });

  test.each(Object.keys(mayImport) as Part[])('%s', (part) => {
    const allowed: readonly string[] = [part, ...mayImport[part]];
    const wrong = inside.filter(({from, to, typeOnly}) => {
      const target = partOf(to);
      // The configuration may name the types of a plugin's options.
      const isOptionType = part === 'config' && target === 'plugin' && typeOnly;
      // A plugin's own client is a part of it, and knows it.
      const isOwnPlugin = pluginOf(from) !== undefined && pluginOf(from) === pluginOf(to);
      const isQuestion = pluginOf(from) === 'posts' && (target === 'option' || target === 'judge');
      return (
        partOf(from) === part &&
        !isQuestion &&
        !isOptionType &&
        !isOwnPlugin &&
        !allowed.includes(target)
      );
    });
    expect(wrong.map(told), `${part} may import: ${allowed.join(', ')}`).toEqual([]);
  });

  test('a plugin never imports another plugin', () => {
    const wrong = inside.filter(
      ({from, to}) =>
        partOf(from) !== 'test' &&
        pluginOf(from) &&
        pluginOf(to) &&
        pluginOf(from) !== pluginOf(to) &&
        // What builds keep for later ones lies on disk, so it is not of src/lib; several plugins have such work.
        pluginOf(to) !== 'kept-work' &&
        // The check of posts says what the build would: it asks those who would say it.
        !(pluginOf(from) === 'posts' && ['option', 'judge'].includes(partOf(to))),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  test('nothing but tests imports tests', () => {
    const wrong = inside.filter(({from, to}) => partOf(from) !== 'test' && partOf(to) === 'test');
    expect(wrong.map(told)).toEqual([]);
  });

  test('what is true in src/lib needs no React, no Docusaurus and no file system', () => {
    // A parser of HTML is a function from text to a tree, or to tags.
    const pure = new Set(['cheerio', 'htmlparser2']);
    const wrong = imports.filter(
      ({from, to, typeOnly, specifier}) =>
        partOf(from) === 'lib' && to === null && !typeOnly && !pure.has(specifier),
    );
    expect(wrong.map(told), 'src/lib takes what it needs as arguments').toEqual([]);
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

  test('ES modules are there once the configuration is read: Node cannot require what is being imported', () => {
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
  });
});
