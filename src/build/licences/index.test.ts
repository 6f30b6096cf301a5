import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {rspack} from '@docusaurus/faster';
import {expect, test, vi} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import packageJson from '../../../package.json' with {type: 'json'};
import licences from '.';

type Bundled = {errors: string[]; list: string};

/** Bundles a site that imports a package with this manifest. */
async function bundle(manifest: object): Promise<Bundled> {
  const folder = folderWith({
    'index.js': "import 'a-package';",
    'node_modules/a-package/package.json': JSON.stringify(manifest),
    'node_modules/a-package/index.js': 'console.log(1);',
  });
  vi.stubEnv('NODE_ENV', 'production');
  const {plugins} = licences().configureWebpack!({}, false, {} as never, undefined) as {
    plugins: never[];
  };
  const output = {path: join(folder, 'built')};
  const compiler = rspack({mode: 'none', context: folder, entry: './index.js', output, plugins});
  const errors = await new Promise<string[]>((done) => {
    compiler.run((error, stats) => {
      done([error, ...(stats?.compilation.errors ?? [])].flatMap((one) => one?.message ?? []));
    });
  });
  return {
    errors,
    list: errors.length > 0 ? '' : readFileSync(join(folder, 'built/licences.txt'), 'utf8'),
  };
}

test('a package that names no licence stops the build, with words', async () => {
  const {errors} = await bundle({name: 'a-package', version: '1.0.0'});
  expect(errors.join()).toContain(
    'The package a-package, of which readers are sent a part, is under',
  );
});

test('the code of the site itself needs no licence', async () => {
  const {errors, list} = await bundle({name: packageJson.name, version: '1.0.0'});
  expect(errors).toEqual([]);
  expect(list).not.toContain(packageJson.name);
});
