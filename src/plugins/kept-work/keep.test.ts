import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {digest, digestOfFiles, keptWork} from './keep';

const folder = join(mkdtempSync(join(tmpdir(), 'kept-')), 'work');

const age = (name: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(join(folder, name), then, then);
};

test('a digest tells where one part ends and the next begins', () => {
  expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'));
  expect(digest('ä', 'c')).toBe(digest(Buffer.from('ä'), 'c'));
});

test('what was written is read, and nothing else lies beside it', async () => {
  const work = keptWork(folder);
  expect(await work.read('one')).toBeNull();
  await work.write('one', 'first');
  await work.write('one', 'second');
  expect(String(await work.read('one'))).toBe('second');
  expect(readdirSync(folder)).toEqual(['one']);
});

test('what nobody has asked for in two weeks is swept away, and what is used stays', async () => {
  const work = keptWork(folder);
  await work.write('old', '');
  await work.write('used', '');
  age('old', 15);
  age('used', 15);
  await work.read('used');
  await work.sweep();
  expect(existsSync(join(folder, 'old'))).toBe(false);
  expect(existsSync(join(folder, 'used'))).toBe(true);
  await keptWork(join(folder, 'nowhere')).sweep();
});

test('a digest of files is another when one is changed, added, or becomes a link', () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  const digests = [
    () => {
      mkdirSync(join(root, 'a'));
    },
    () => {
      writeFileSync(join(root, 'a/one.txt'), 'one');
    },
    () => {
      writeFileSync(join(root, 'a/one.txt'), 'two');
    },
    () => {
      writeFileSync(join(root, 'a/two.txt'), '');
    },
    // It leads to where it lies.
    () => {
      symlinkSync(root, join(root, 'a/three'));
    },
  ].map((change) => {
    change();
    return digestOfFiles([join(root, 'a'), join(root, 'nowhere')]);
  });
  expect(new Set(digests).size).toBe(digests.length);
  expect(digestOfFiles([join(root, 'a'), join(root, 'nowhere')])).toBe(digests.at(-1));
});
