import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {digest, digestOfFiles, fileCache, keepFile} from './cache';

const folder = join(mkdtempSync(join(tmpdir(), 'cache-')), 'work');

const age = (name: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(join(folder, name), then, then);
};

test('a digest tells where one part ends and the next begins', () => {
  expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'));
  expect(digest('ä', 'c')).toBe(digest(Buffer.from('ä'), 'c'));
});

test('a file is made once, however many ask for it, and is asked for again if that failed', async () => {
  const file = join(folder, '../kept/file');
  const failing = () => Promise.reject(new Error('no'));
  await expect(keepFile(file, failing)).rejects.toThrow('no');
  let made = 0;
  const make = () => Promise.resolve(Buffer.from(String(++made)));
  expect(await Promise.all([keepFile(file, make), keepFile(file, make)])).toEqual([file, file]);
  expect(await keepFile(file, make)).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe('1');
});

describe('a file', () => {
  const file = join(folder, '../placed');
  const place = (name: string, made: string) =>
    fileCache(folder).place(name, file, () => Promise.resolve(Buffer.from(made)));
  afterEach(() => {
    rmSync(file, {force: true});
  });

  test('is made once, and then what is kept, and nothing else lies beside that', async () => {
    expect(await place('whole', 'content')).toBe(true);
    rmSync(file);
    expect(await place('whole', 'made again')).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe('content');
    expect(readdirSync(folder)).toEqual(['whole']);
  });

  test('takes the place of another, which stays kept as it was', async () => {
    await place('first', 'first');
    await place('second', 'second');
    await place('second', '');
    expect(readFileSync(file, 'utf8')).toBe('second');
    expect(readFileSync(join(folder, 'first'), 'utf8')).toBe('first');
  });

  test('that nobody has asked for in two weeks is swept away, and one that is used stays', async () => {
    await place('old', '');
    await place('used', '');
    age('old', 15);
    age('used', 15);
    await place('used', '');
    await fileCache(folder).sweep();
    expect(existsSync(join(folder, 'old'))).toBe(false);
    expect(existsSync(join(folder, 'used'))).toBe(true);
    await fileCache(join(folder, 'nowhere')).sweep();
  });
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
