import {readdirSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {expect, test} from 'vitest';

test('each plugin that writes tags for heads is in the table', () => {
  const src = join(__dirname, '../..');
  const writers = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter(
    (file) =>
      file.endsWith('index.ts') &&
      readFileSync(join(src, file), 'utf8').includes('createData(headFile'),
  );
  const table = readFileSync(join(__dirname, 'client.ts'), 'utf8');
  const listed = [...table.matchAll(/'@generated\/(.+)\/default\/head\.json'/g)];
  expect(listed.map(([, plugin]) => plugin).sort()).toEqual(
    writers.map((file) => basename(dirname(file))).sort(),
  );
});
