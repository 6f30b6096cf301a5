import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '../../tests/product/support/folder';
import {digest, keepFile} from './cache';

test('a digest depends on where one part ends and the next begins', () => {
  expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'));
  expect(digest('ä', 'c')).toBe(digest(Buffer.from('ä'), 'c'));
});

test('a file is made once, however many ask for it, and again if that failed', async () => {
  const file = join(folderWith(), 'kept/file');
  const failing = () => Promise.reject(new Error('no'));
  await expect(keepFile(file, failing)).rejects.toThrow('no');
  let calls = 0;
  const make = () => Promise.resolve(Buffer.from(String(++calls)));
  expect(await Promise.all([keepFile(file, make), keepFile(file, make)])).toEqual([file, file]);
  expect(await keepFile(file, make)).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe('1');
});
