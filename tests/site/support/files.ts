import {execFileSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from './docusaurus';

/** Every file that Git tracks or does not ignore, by its path from the root. */
export const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {cwd: repository, encoding: 'utf8'},
)
  .split('\0')
  // Git still lists files whose deletion is not committed yet, and symlinks to folders.
  .filter((path) => path && statSync(join(repository, path), {throwIfNoEntry: false})?.isFile())
  .sort();

export function read(path: string): string {
  return readFileSync(join(repository, path), 'utf8');
}
