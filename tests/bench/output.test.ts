import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {outputOf} from './output';

test('files, pages and bytes are counted, with and without compressed copies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  mkdirSync(join(folder, 'a/b'), {recursive: true});
  const sizes = {'index.html': 1e6, 'index.html.br': 2e5, 'a/index.html': 5e5, 'a/b/x.js.gz': 1e5};
  for (const [name, bytes] of Object.entries(sizes)) {
    writeFileSync(join(folder, name), Buffer.alloc(bytes));
  }
  const {files, pages, megabytes, plainMegabytes} = outputOf(folder);
  expect({files, pages}).toEqual({files: 4, pages: 2});
  expect(megabytes).toBeCloseTo(1.8);
  expect(plainMegabytes).toBeCloseTo(1.5);
  rmSync(folder, {recursive: true});
});
