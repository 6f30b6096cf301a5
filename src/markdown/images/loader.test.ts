import {mkdtempSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {note} from '.';

type Loader = (
  this: {
    resourcePath: string;
    getOptions: () => {folder: string; isServer: boolean};
    addDependency: (path: string) => void;
    emitFile: (name: string, bytes: Buffer) => void;
  },
  code: string,
) => string;

const loader = createRequire(import.meta.url)('./loader.cjs') as Loader;

const file = join(mkdtempSync(join(tmpdir(), 'files-')), 'a-360-abc.avif');
writeFileSync(file, 'bytes');
note('/site/a.md', {pictures: new Set(['/site/a.png']), files: new Set([file])});

function run(resourcePath: string, isServer = false) {
  const dependencies: string[] = [];
  const emitted: Record<string, string> = {};
  const code = loader.call(
    {
      resourcePath,
      getOptions: () => ({folder: 'assets/images/', isServer}),
      addDependency: (path) => dependencies.push(path),
      emitFile: (name, bytes) => {
        emitted[name] = bytes.toString();
      },
    },
    'code',
  );
  return {code, dependencies, emitted};
}

test('a text is compiled again when a picture in it changes, and its files are published', () => {
  expect(run('/site/a.md')).toEqual({
    code: 'code',
    dependencies: ['/site/a.png'],
    emitted: {'assets/images/a-360-abc.avif': 'bytes'},
  });
});
