import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {digestOfMeasured} from './measured-of';

const root = mkdtempSync(join(tmpdir(), 'measured-of-'));
const script = join(root, 'code/figures.ts');
const write = (name: string, text: string) => {
  writeFileSync(join(root, name), text);
};
mkdirSync(join(root, 'code'));
mkdirSync(join(root, 'measured'));
write('measured/a.ts', 'export const a = 1;\n');
write('code/figures.ts', "import {b} from './b';\nexport default () => b;\n");
write('code/b.ts', 'export const b = 1;\n');
afterAll(() => {
  rmSync(root, {recursive: true, force: true});
});

const of = ['../measured'];

test('a script that names nothing has no digest', async () => {
  expect(await digestOfMeasured(script, {})).toBeUndefined();
});

test('a digest changes with what the code does, not with comments, types and tests', async () => {
  const before = await digestOfMeasured(script, {of});
  write('measured/a.ts', '// The first.\nexport const a: number = 1;\n');
  write('measured/a.test.ts', 'export {};\n');
  expect(await digestOfMeasured(script, {of})).toBe(before);
  write('measured/a.ts', 'export const a = 2;\n');
  expect(await digestOfMeasured(script, {of})).not.toBe(before);
});

test('a weekly script is a part of it, with what it imports', async () => {
  const before = await digestOfMeasured(script, {isWeekly: true});
  write('code/b.ts', '/** Two. */\nexport const b = 1;\n');
  expect(await digestOfMeasured(script, {isWeekly: true})).toBe(before);
  write('code/b.ts', 'export const b = 2;\n');
  expect(await digestOfMeasured(script, {isWeekly: true})).not.toBe(before);
});

test('a package counts by its version', async () => {
  expect(await digestOfMeasured(script, {of: ['esbuild']})).toMatch(/^[\da-f]{16}$/);
});

test('what is not there is named', async () => {
  await expect(digestOfMeasured(script, {of: ['../nowhere']})).rejects.toThrow(
    '`measurement.of` names “../nowhere”, which is neither a path from the script nor a package',
  );
});
