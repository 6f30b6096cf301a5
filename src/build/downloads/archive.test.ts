import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {archiveOf, readFiles} from './index';

const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
mkdirSync(join(folder, 'code/parts'), {recursive: true});
writeFileSync(join(folder, 'index.md'), 'Text');
writeFileSync(join(folder, 'notes.txt'), 'Notes');
writeFileSync(join(folder, 'code/a.ts'), 'a();\n');
writeFileSync(join(folder, 'code/.hidden'), 'secret');
writeFileSync(join(folder, 'code/parts/b.ts'), 'b();\n');
symlinkSync('/etc/passwd', join(folder, 'code/passwd'));

const archive = async (names: string[], day: string) =>
  archiveOf(await readFiles(folder, names), new Date(day));

test('an archive holds the named files and folders, and nothing hidden or linked', async () => {
  const files = unzipSync(await archive(['code', 'notes.txt'], '2026-01-31'));
  expect(Object.keys(files)).toEqual(['code/a.ts', 'code/parts/b.ts', 'notes.txt']);
  expect(strFromU8(files['code/a.ts']!)).toBe('a();\n');
});
