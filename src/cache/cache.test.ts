import {mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {digest, digestOfFiles, keepFile} from './cache';

test('a digest depends on where one part ends and the next begins', () => {
  expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'));
  expect(digest('ä', 'c')).toBe(digest(Buffer.from('ä'), 'c'));
});

test('a file is made once, however many ask for it, and again if that failed', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'cache-')), 'kept/file');
  const failing = () => Promise.reject(new Error('no'));
  await expect(keepFile(file, failing)).rejects.toThrow('no');
  let made = 0;
  const make = () => Promise.resolve(Buffer.from(String(++made)));
  expect(await Promise.all([keepFile(file, make), keepFile(file, make)])).toEqual([file, file]);
  expect(await keepFile(file, make)).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe('1');
});

test('a digest of files is the same in a copy of their folder', () => {
  const copies = ['here', 'there'].map((name) => {
    const root = join(mkdtempSync(join(tmpdir(), 'files-')), name);
    mkdirSync(join(root, 'a'), {recursive: true});
    writeFileSync(join(root, 'a/one.txt'), 'one');
    return digestOfFiles([join(root, 'a'), join(root, 'nowhere')], root);
  });
  expect(copies[0]).toBe(copies[1]);
});

test('a digest of files changes when one is changed, added, or becomes a link', () => {
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
    // The link points to a folder that contains it.
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
