import {join} from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {CurrentBundler} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import packageJson from '../../../package.json' with {type: 'json'};
import licences, {isPermissive} from '.';

test.each([
  ...['MIT', 'OFL-1.1', '(MIT OR GPL-2.0-only)', 'MIT AND ISC'].map((id) => [id, true] as const),
  ...['GPL-3.0-only', 'MIT AND LGPL-2.1-only', 'SEE LICENSE IN a.txt'].map(
    (id) => [id, false] as const,
  ),
])('whether a package under %s may be shipped: %s', (id, may) => {
  expect(isPermissive(id)).toBe(may);
});

// As Docusaurus passes it to plugins: the types of its next major do not resolve those of Rspack 2.
const bundle = rspack as unknown as CurrentBundler['instance'];

/** The errors of bundling a site that imports a package of this name, which names no licence. */
async function errorsOfBundling(name: string): Promise<string> {
  const folder = folderWith({
    'index.js': "import 'a-package';",
    'node_modules/a-package/package.json': JSON.stringify({name, version: '1.0.0'}),
    'node_modules/a-package/index.js': 'console.log(1);',
  });
  vi.stubEnv('NODE_ENV', 'production');
  const {plugins} = licences().configureWebpack!({}, false, {} as never, undefined) as {
    plugins: never[];
  };
  const output = {path: join(folder, 'built')};
  const compiler = bundle({mode: 'none', context: folder, entry: './index.js', output, plugins});
  return new Promise((done) => {
    compiler.run((error, stats) => {
      done([error, ...(stats?.compilation.errors ?? [])].map((one) => one?.message).join(''));
    });
  });
}

test('a package that names no licence stops the build, with words; the site itself needs none', async () => {
  expect(await errorsOfBundling('a-package')).toContain(
    'The package a-package, of which readers are sent a part, is under',
  );
  expect(await errorsOfBundling(packageJson.name)).toBe('');
});
