import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, test, vi} from 'vitest';
import {folderWith, writeFiles} from '../../tests/product/support/folder';
import {isShallowClone} from './git';

const folder = folderWith();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
    cwd: folder,
  });

test('a clone without its history is reported once; a whole one and a folder outside Git are not', async () => {
  git('init', '--quiet', 'whole');
  for (const name of ['one', 'two']) {
    writeFiles(folder, {[`whole/${name}`]: name});
    git('-C', 'whole', 'add', '.');
    git('-C', 'whole', 'commit', '--quiet', '--no-verify', '-m', name);
  }
  git('clone', '--quiet', '--depth', '1', `file://${folder}/whole`, 'shallow');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(isShallowClone(join(folder, 'whole'))).toBe(false);
  expect(isShallowClone(folder)).toBe(false);
  expect(warn).not.toHaveBeenCalled();
  expect(isShallowClone(join(folder, 'shallow'))).toBe(true);
  vi.resetModules();
  const again = await import('./git');
  expect(again.isShallowClone(join(folder, 'shallow'))).toBe(true);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('fetch-depth: 0'));
});
