import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join, sep} from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, test} from 'vitest';
import {differences, patches} from '../../src/cli/compare-sources';
import {adapted, replaced, swizzles} from '../../src/lib/upstream';
import {repository} from '../support/docusaurus';
import {swizzles as partsOfTheme} from './swizzles';
import {files, read} from './files';

const modules = 'node_modules/';

describe('the sources behind each patch are those that it was written against', () => {
  test.each(Object.entries(patches))('%s', (patch, sources) => {
    expect(
      differences(sources, join(repository, modules)),
      `upstream has changed what ${patch} relies on: compare the two, then write the new fingerprints into src/lib/upstream.ts`,
    ).toEqual([]);
  });

  test('one that changed is found, and one that is gone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'upstream-'));
    const [changed, gone] = ['@docusaurus/core/lib/a.js', 'nprogress/nprogress.js'];
    mkdirSync(dirname(join(folder, changed)), {recursive: true});
    writeFileSync(join(folder, changed), 'new');
    const sources = {[changed]: '0123456789abcdef', [gone]: '0123456789abcdef'};
    expect(differences(sources, folder)).toEqual([
      {source: changed, state: 'changed', now: '11507a0e2f5e69d5'},
      {source: gone, state: 'gone', now: undefined},
    ]);
    expect(differences(sources, folder, () => '11507a0e2f5e69d5')).toHaveLength(1);
  });
});

describe('the list of patches is whole', () => {
  const list = 'src/lib/upstream.ts';
  const code = files.filter(
    (file) =>
      /^src\/.*\.(?:[cm]?js|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== list,
  );

  test('each swizzle is in it, with all sources of its part of the theme', () => {
    const found = partsOfTheme.map(({file, upstream}) => [
      file,
      upstream.map((path) => path.slice(modules.length)).sort(),
    ]);
    expect(
      Object.entries(swizzles).map(([file, sources]) => [file, Object.keys(sources).sort()]),
    ).toEqual(found);
  });

  test.each(Object.entries(replaced))(
    'the bundler replaces %s by a file of ours',
    (request, row) => {
      expect(files).toContain(row.by);
      expect(
        code.filter((file) => read(file).includes(`'${request}'`)),
        'nothing replaces it: take it out of the list',
      ).not.toEqual([]);
    },
  );

  test('nothing is replaced past it', () => {
    const makers = code.filter((file) =>
      /\bnew NormalModuleReplacementPlugin\b|\balias\b.{0,3}\{\s*'/.test(read(file)),
    );
    expect(makers, 'use src/runtime/patch.ts').toEqual([]);
  });

  test('all that adapts a part of Docusaurus is in it, and is there', () => {
    const adapting = code.filter(
      (file) =>
        /^src\/runtime\/.*loader\.cjs$/.test(file) ||
        /from '@docusaurus\/[\w-]+\/lib\//.test(read(file)),
    );
    const listed = [...Object.keys(adapted), ...Object.values(replaced).map(({by}) => by)];
    expect(adapting.filter((file) => !listed.includes(file))).toEqual([]);
    expect(Object.keys(adapted).filter((file) => !files.includes(file))).toEqual([]);
  });
});

describe('what src/runtime/static-articles takes for granted of Docusaurus', () => {
  const packages = join(repository, 'node_modules/@docusaurus');
  const users = (pattern: RegExp) =>
    readdirSync(packages, {recursive: true, encoding: 'utf8'})
      .map((path) => path.replaceAll(sep, '/'))
      .filter((path) => /^[^/]+\/lib\/.*\.js$/.test(path))
      .filter((path) => pattern.test(readFileSync(join(packages, path), 'utf8')))
      .sort();

  test('these read the routes, which name docs alone in a browser', () => {
    expect(
      users(/['"]@generated\/routes['"]/),
      'Another part of Docusaurus reads @generated/routes than before. In a browser these name the pages of the docs, and a route of another page is made when its address is asked for (src/runtime/static-articles/pages.ts): see that it finds no page missing, then list it here',
    ).toEqual([
      'core/lib/client/App.js',
      'core/lib/client/docusaurus.js',
      'core/lib/client/normalizeLocation.js',
      'core/lib/client/preload.js',
      'plugin-debug/lib/theme/DebugRoutes/index.js',
      'theme-common/lib/utils/routesUtils.js',
    ]);
  });

  test('these read the names of chunks and the registry', () => {
    expect(
      users(/['"]@generated\/(?:routesChunkNames|registry)['"]/),
      'Another part of Docusaurus reads the tables of chunks, where src/runtime/static-articles leaves browsers those of the docs: see on-demand-loader.cjs, then list it here',
    ).toEqual([
      'core/lib/client/docusaurus.js',
      'core/lib/client/exports/ComponentCreator.js',
      'plugin-debug/lib/theme/DebugRegistry/index.js',
    ]);
  });

  test('a server rule publishes no file, and a text names its files by loaders that publish none', () => {
    const moved =
      'src/runtime/static-articles/server-texts.ts turns this round, for the files of texts to be published: see how Docusaurus has the build publish none now';
    const require = createRequire(join(packages, 'core/package.json'));
    const {getFileLoaderUtils} = require('@docusaurus/utils') as {
      getFileLoaderUtils: (isServer: boolean) => {
        loaders: Record<string, string | ((options: object) => {options: {emitFile?: boolean}})>;
      };
    };
    for (const isServer of [true, false]) {
      const {loaders} = getFileLoaderUtils(isServer);
      for (const [name, loader] of Object.entries(loaders)) {
        if (typeof loader === 'string') {
          expect(loader.endsWith('&emitFile=false!'), `${name}: ${moved}`).toBe(isServer);
        } else {
          const {emitFile} = loader({folder: 'files'}).options;
          expect(emitFile, `${name}: ${moved}`).toBe(!isServer);
        }
      }
    }
  });

  test('a text that is compiled for both bundles is passed by the option crossCompilerCache', () => {
    expect(
      users(/\bcrossCompilerCache\b/),
      "The loader of texts passes them between compilers in another way than by its option `crossCompilerCache`, which src/runtime/static-articles/server-texts.ts takes away: without that, the build waits for ever for a text that the readers' bundle does not have",
    ).toEqual([
      'mdx-loader/lib/createMDXLoader.js',
      'mdx-loader/lib/loader.js',
      'mdx-loader/lib/remark/unusedDirectives/index.js',
    ]);
  });

  test("a text imports React's functions in one line, each by a name of its own, and is one function", async () => {
    const mdx = pathToFileURL(join(repository, 'node_modules/@mdx-js/mdx/index.js'));
    const {compile} = (await import(mdx.href)) as {
      compile: (text: string) => Promise<{toString: () => string}>;
    };
    const code = String(await compile('# A\n\n<>*b* c</>'));
    const loader = createRequire(import.meta.url)(
      '../../src/runtime/static-articles/build-text-loader.cjs',
    ) as (this: {resourcePath: string; rootContext: string}, source: string) => string;
    const loaded = loader.call({resourcePath: '/a/index.mdx', rootContext: '/'}, code);
    const names = [...new Set(code.match(/\b_(?:jsxs?|Fragment)\b/g))];
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      expect(
        loaded,
        "MDX imports React's functions in another way than src/runtime/static-articles/build-text-loader.cjs knows, and the bundler needs ten times the memory for each text: see how, and let it know",
      ).toContain(`const ${name} = runtime_.`);
    }
    expect(
      loaded,
      'MDX writes the function of a text in another way than src/runtime/static-articles/build-text-loader.cjs knows, which puts a time limit around it: see how, and let it know',
    ).toContain('withTimeLimit_("a/index.mdx');
  });
});
