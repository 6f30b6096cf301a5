import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {outputOf} from './output';

test('files, pages and bytes are counted, with and without compressed copies, and by what they are of', () => {
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  mkdirSync(join(folder, 'a/b'), {recursive: true});
  mkdirSync(join(folder, 'pagefind'));
  const sizes = {
    'index.html': 1e6,
    'index.html.br': 2e5,
    'a/index.html': 5e5,
    'a/b/x.js.gz': 1e5,
    'a/b/x.js': 3e5,
    'a/card.png': 4e5,
    'a/index.md': 1e5,
    'feed.json': 2e5,
    'pagefind/entry.json': 6e5,
  };
  for (const [name, bytes] of Object.entries(sizes)) {
    writeFileSync(join(folder, name), Buffer.alloc(bytes));
  }
  const {files, pages, megabytes, plainMegabytes, megabytesOf} = outputOf(folder);
  expect({files, pages}).toEqual({files: 9, pages: 2});
  expect(megabytes).toBeCloseTo(3.4);
  expect(plainMegabytes).toBeCloseTo(3.1);
  expect(
    Object.entries(megabytesOf).map(([kind, weight]) => `${kind} ${weight.toFixed(1)}`),
  ).toEqual([
    'search index 0.6',
    'HTML 1.5',
    'pictures 0.4',
    'Markdown 0.1',
    'feeds 0.2',
    'all else 0.3',
  ]);
  rmSync(folder, {recursive: true});
});
