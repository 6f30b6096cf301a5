import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import {archiveOf, readFiles} from './index';

test('an archive holds the named files and folders, and nothing hidden or linked', async () => {
  const folder = folderWith({
    ...{'index.md': 'Text', 'notes.txt': 'Notes'},
    ...{'code/a.ts': 'a();\n', 'code/.hidden': 'secret', 'code/parts/b.ts': 'b();\n'},
  });
  symlinkSync('/etc/passwd', join(folder, 'code/passwd'));
  const found = await readFiles(folder, ['code', 'notes.txt']);
  const files = unzipSync(archiveOf(found, new Date('2026-01-31')));
  expect(Object.keys(files)).toEqual(['code/a.ts', 'code/parts/b.ts', 'notes.txt']);
  expect(strFromU8(files['code/a.ts']!)).toBe('a();\n');
});
