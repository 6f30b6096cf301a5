import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {noteFiles} from '.';
import loader from './loader';

const file = join(mkdtempSync(join(tmpdir(), 'files-')), 'a-360-abc.avif');
writeFileSync(file, 'bytes');
noteFiles('/site/a.md', {read: ['/site/code/a.ts']});
noteFiles('/site/a.md', {read: ['/site/a.png'], published: [file]});

function run(resourcePath: string) {
  const dependencies: string[] = [];
  const emitted: Record<string, string> = {};
  const code = loader.call(
    {
      resourcePath,
      addDependency: (path: string) => dependencies.push(path),
      emitFile: (name: string, bytes: Buffer) => {
        emitted[name] = bytes.toString();
      },
    } as unknown as ThisParameterType<typeof loader>,
    'code',
  );
  return {code, dependencies, emitted};
}

test('a text is compiled again when a file changes that it shows, and its pictures are published', () => {
  expect(run('/site/a.md')).toEqual({
    code: 'code',
    dependencies: ['/site/code/a.ts', '/site/a.png'],
    emitted: {'assets/images/a-360-abc.avif': 'bytes'},
  });
});
