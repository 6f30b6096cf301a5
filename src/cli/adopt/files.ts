import {execFileSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {join} from 'node:path';

/** All files of a repository that Git tracks or would add, by their paths from the root. */
export const filesOf = (siteDir: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: siteDir,
    encoding: 'utf8',
  })
    .split('\0')
    // Git still lists a deleted file until the deletion is committed.
    .filter((path) => path && statSync(join(siteDir, path), {throwIfNoEntry: false})?.isFile())
    .sort();
