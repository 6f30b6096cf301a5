import {execFileSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from '../support/docusaurus';

/** Every file of the repository that git keeps or is about to, by its path from the root. */
export const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {cwd: repository, encoding: 'utf8'},
)
  .split('\0')
  // A file deleted but not yet committed is still listed, and so is the link to a folder.
  .filter((path) => path && statSync(join(repository, path), {throwIfNoEntry: false})?.isFile())
  .sort();

export function read(path: string): string {
  return readFileSync(join(repository, path), 'utf8');
}
