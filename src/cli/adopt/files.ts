import {execFileSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {join} from 'node:path';

/** Every file of a repository that Git keeps or is about to, by its path from the root. */
export const filesOf = (siteDir: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: siteDir,
    encoding: 'utf8',
  })
    .split('\0')
    // One that has been deleted is listed until that is committed.
    .filter((path) => path && statSync(join(siteDir, path), {throwIfNoEntry: false})?.isFile())
    .sort();
